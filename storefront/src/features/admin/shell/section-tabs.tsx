"use client";

import { formatInteger } from "@confiserie/domain/format";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Link } from "@/ui/link";
import { useMay } from "./may";
import { menuOf, waitingOn } from "./sections";
import { useQueues } from "./use-queues";

/** Left of the current tab, in pixels: the one before it shows that there is more. */
const MARGIN = 40;

/** The pages of a section of the menu that has several, on each of them. */
export function SectionTabs() {
	const here = usePathname();
	const may = useMay();
	const queues = useQueues();
	const tabs = useRef<HTMLElement>(null);
	const section = menuOf(({ permission }) => may(permission))
		.flatMap(({ sections }) => sections)
		.find(({ pages }) => pages.length > 1 && pages.some(({ href }) => href === here));
	// On a phone the row is wider than the screen.
	useEffect(() => {
		const current = tabs.current?.querySelector<HTMLElement>(`[href="${here}"]`);
		if (current) tabs.current?.scrollTo?.({ left: current.offsetLeft - MARGIN });
	}, [here]);
	if (!section) return null;
	return (
		<nav ref={tabs} aria-label={section.label} className="relative -mx-1 overflow-x-auto px-1 print:hidden">
			<ul className="flex w-max min-w-full gap-1 border-b border-trait">
				{section.pages.map((page) => (
					<li key={page.href}>
						<Link
							href={page.href}
							aria-current={here === page.href ? "page" : undefined}
							className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-prune hover:text-encre aria-[current]:border-framboise aria-[current]:text-framboise-fonce"
						>
							{page.label}
							<Waiting count={waitingOn([page], queues)} />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** How many wait; nothing for none. */
export function Waiting({ count }: { count: number }) {
	if (count === 0) return null;
	return (
		<>
			{" "}
			<span className="ml-auto rounded-full bg-dragee px-1.5 text-xs leading-5 font-bold text-framboise-fonce">
				{formatInteger(count)}
				<span className="sr-only"> en attente</span>
			</span>
		</>
	);
}
