"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/ui/link";
import { ADMIN_SECTIONS, sectionOf } from "./sections";

/** The sections of the back office: a column beside the page, a strip that scrolls above it on a narrow screen. */
export function AdminNav() {
	const current = sectionOf(usePathname());
	return (
		<nav aria-label="Administration" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-4">
			<ul className="flex gap-1 max-lg:w-max lg:flex-col">
				{ADMIN_SECTIONS.map(({ label, href, Icon }) => (
					<li key={href}>
						<Link
							href={href}
							aria-current={current?.href === href ? "page" : undefined}
							className="flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold whitespace-nowrap text-prune hover:bg-dragee hover:text-encre aria-[current]:bg-dragee aria-[current]:text-framboise-fonce"
						>
							<Icon aria-hidden="true" className="size-5" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
