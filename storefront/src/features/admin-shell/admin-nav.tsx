"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "@/ui/link";
import { ADMIN_SECTIONS, sectionOf } from "./sections";

/** The sections of the back office: a column beside the page, a strip that scrolls above it on a narrow screen. */
export function AdminNav() {
	const current = sectionOf(usePathname());
	const strip = useRef<HTMLElement>(null);
	useCurrentInSight(strip, current?.href);
	return (
		<nav
			ref={strip}
			aria-label="Administration"
			className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-4"
		>
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

/** On a narrow screen the strip is wider than the page: the section one is in comes to its middle. */
function useCurrentInSight(strip: RefObject<HTMLElement | null>, current: string | undefined): void {
	useEffect(() => {
		const link = current && strip.current?.querySelector("[aria-current]");
		if (!link || !strip.current) return;
		const frame = strip.current.getBoundingClientRect();
		const place = link.getBoundingClientRect();
		// Only the strip itself moves: scrollIntoView would move the page too.
		strip.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
	}, [strip, current]);
}
