"use client";

import type { ReactNode } from "react";
import { RequireLogin } from "@/features/account/auth";
import { AccountQueries } from "@/lib/account-queries";
import { Breadcrumb, type Crumb } from "@/ui/breadcrumb";

interface AccountPageProps {
	title: string;
	intro?: ReactNode;
	/** Pages between the shop's first page and this one. */
	above?: readonly Crumb[];
	/** For pages of forms. */
	isNarrow?: boolean;
	children: ReactNode;
}

/** A page for a customer who is signed in: the way to it, its title, and what it reads of the account. */
export function AccountPage({ title, intro, above = [], isNarrow = false, children }: AccountPageProps) {
	return (
		<RequireLogin>
			<AccountQueries>
				<div className={`page flex flex-col gap-6 py-6 sm:py-8 ${isNarrow ? "max-w-3xl" : "max-w-5xl"}`}>
					<Breadcrumb crumbs={[{ label: "Accueil", href: "/" }, ...above, { label: title }]} />
					<div>
						<h1 className="display text-3xl">{title}</h1>
						{intro && <p className="mt-1 text-prune">{intro}</p>}
					</div>
					{children}
				</div>
			</AccountQueries>
		</RequireLogin>
	);
}
