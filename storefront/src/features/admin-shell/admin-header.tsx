import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "@/ui/breadcrumb";

interface AdminHeaderProps {
	title: ReactNode;
	subtitle?: string;
	crumbs?: readonly Crumb[];
	/** Buttons of the page. */
	actions?: ReactNode;
}

/** Head of a page of the back office: where one is, what it is, what can be done. */
export function AdminHeader({ title, subtitle, crumbs, actions }: AdminHeaderProps) {
	return (
		<header className="flex flex-col gap-3 print:hidden">
			{crumbs && <Breadcrumb crumbs={crumbs} />}
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="display text-2xl sm:text-3xl">{title}</h1>
					{subtitle && <p className="mt-1 text-prune">{subtitle}</p>}
				</div>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
		</header>
	);
}
