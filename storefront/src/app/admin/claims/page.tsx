import type { Metadata } from "next";
import { Suspense } from "react";
import { ClaimsPage } from "@/features/admin/orders/claims";

export const metadata: Metadata = { title: "Admin - Réclamations" };

export default function Page() {
	return (
		<Suspense>
			<ClaimsPage />
		</Suspense>
	);
}
