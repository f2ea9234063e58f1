"use client";

import type { ReactNode } from "react";
import { useSession } from "@/features/account/auth";
import { AccountNav } from "./account-nav";

/** A page of the account, with the account's places beside it on a wide screen. */
export function AccountFrame({ children }: { children: ReactNode }) {
	const { status } = useSession();
	return (
		<div className="mx-auto max-w-[1360px] xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:pl-10 print:block">
			<div className="max-xl:hidden print:hidden">
				{status === "authenticated" && <AccountNav className="sticky top-24 py-8" />}
			</div>
			<div className="min-w-0 xl:[&>.page]:mx-0">{children}</div>
		</div>
	);
}
