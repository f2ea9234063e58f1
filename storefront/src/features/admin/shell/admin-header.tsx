"use client";

import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "@/ui/breadcrumb";
import { useWayBack } from "./last-list";

interface AdminHeaderProps {
	title: ReactNode;
	subtitle?: string;
	crumbs?: readonly Crumb[];
	/** Buttons of the page. */
	actions?: ReactNode;
	/** Whether they are many: on a phone they are words in a row that scrolls, where few are icons beside the title. */
	hasManyActions?: boolean | undefined;
}

/** Head of a page of the back office: where one is, what it is, what can be done. */
export function AdminHeader({ title, subtitle, crumbs, actions, hasManyActions }: AdminHeaderProps) {
	const way = useWayBack(crumbs);
	return (
		<header className="flex flex-col gap-1 print:hidden">
			{way && <Breadcrumb crumbs={way} isLikely />}
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-44 items-baseline gap-x-3 sm:flex">
					<h1 className="display text-lg sm:text-xl">{title}</h1>
					{subtitle && <p className="text-xs text-prune sm:text-sm">{subtitle}</p>}
				</div>
				{actions && (
					<div
						data-many={hasManyActions || undefined}
						className="group/actions flex flex-wrap gap-2 max-sm:data-many:-mx-4 max-sm:data-many:w-screen max-sm:data-many:flex-nowrap max-sm:data-many:overflow-x-auto max-sm:data-many:px-4 max-sm:data-many:pb-1 max-sm:data-many:*:shrink-0"
					>
						{actions}
					</div>
				)}
			</div>
		</header>
	);
}

/** Label of a header button beside its icon; on a phone only the icon is visible, unless there are many. */
export function ActionLabel({ children }: { children: ReactNode }) {
	return <span className="max-sm:group-not-data-many/actions:sr-only">{children}</span>;
}
