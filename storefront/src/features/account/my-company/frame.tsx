"use client";

import type { ReactNode } from "react";
import { RequireLogin } from "@/features/account/auth";
import { AccountQueries } from "@/lib/account-queries";
import { Breadcrumb } from "@/ui/breadcrumb";

interface FrameProps {
	title: string;
	intro: string;
	/** True for a page below "Mon entreprise". */
	isBelow?: boolean;
	children: ReactNode;
}

/** The frame of a page about the company. */
export function CompanyFrame({ title, intro, isBelow = false, children }: FrameProps) {
	const above = isBelow ? [{ label: "Mon entreprise", href: "/entreprise" }] : [];
	return (
		<RequireLogin>
			<AccountQueries>
				<div className="page flex max-w-5xl flex-col gap-6 py-6 sm:py-8">
					<Breadcrumb crumbs={[{ label: "Accueil", href: "/" }, ...above, { label: title }]} />
					<div>
						<h1 className="display text-3xl">{title}</h1>
						<p className="mt-1 text-prune">{intro}</p>
					</div>
					{children}
				</div>
			</AccountQueries>
		</RequireLogin>
	);
}

export const CARD = "rounded-card border border-trait bg-white p-5 shadow-card sm:p-6";
