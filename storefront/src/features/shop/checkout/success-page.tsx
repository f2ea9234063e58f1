"use client";

import { Suspense } from "react";
import { RequireLogin } from "@/features/account/auth";
import { Spinner } from "@/ui/spinner";
import { PaymentOutcome } from "./payment-outcome";

/** /checkout/success: what became of the order. Source: spec §2, §4 "Success page". */
export function SuccessPage() {
	return (
		<RequireLogin>
			<Suspense fallback={<Spinner label="Un instant…" />}>
				<PaymentOutcome />
			</Suspense>
		</RequireLogin>
	);
}
