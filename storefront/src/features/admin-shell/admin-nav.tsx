"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { usePreference } from "@/lib/use-preference";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { useMay } from "./may";
import { ADMIN_SECTIONS, sectionOf } from "./sections";

const ITEM =
	"flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap text-prune hover:bg-dragee hover:text-encre lg:min-h-10 aria-[current]:bg-dragee aria-[current]:text-framboise-fonce";

/** Where one goes to and fro all day: fetched once they are in sight. */
const DAILY = ["/admin/orders", "/admin/products"];

/** Whether the side bar shows icons alone; it stays as it was left. */
export function useFoldedBar(): [isFolded: boolean, toggle: () => void] {
	const [state, choose] = usePreference("adminSideBar", "open");
	const isFolded = state === "folded";
	return [isFolded, () => choose(isFolded ? "open" : "folded")];
}

/** The sections of the back office: a bar at the side that folds to its icons, a strip that scrolls on a narrow screen. */
export function AdminNav() {
	const current = sectionOf(usePathname());
	const may = useMay();
	const strip = useRef<HTMLElement>(null);
	const [isFolded, toggle] = useFoldedBar();
	useCurrentInSight(strip, current?.href);
	const Fold = isFolded ? PanelLeftOpen : PanelLeftClose;
	return (
		<nav
			ref={strip}
			aria-label="Administration"
			className={classNames(
				"border-trait bg-creme print:hidden max-lg:overflow-x-auto max-lg:border-b max-lg:px-4",
				"lg:sticky lg:top-12 lg:flex lg:h-[calc(100dvh-3rem)] lg:flex-col lg:justify-between lg:overflow-y-auto lg:border-r lg:p-2",
				!isFolded && "lg:w-52",
			)}
		>
			<ul className="flex gap-1 max-lg:w-max lg:flex-col">
				{ADMIN_SECTIONS.filter(({ permission }) => may(permission)).map(({ label, href, Icon }) => (
					<li key={href}>
						<Link
							href={href}
							isLikely={DAILY.includes(href)}
							aria-current={current?.href === href ? "page" : undefined}
							title={isFolded ? label : undefined}
							className={ITEM}
						>
							<Icon aria-hidden="true" className="size-5" />
							<span className={classNames(isFolded && "lg:sr-only")}>{label}</span>
						</Link>
					</li>
				))}
			</ul>
			<button type="button" aria-expanded={!isFolded} onClick={toggle} className={`${ITEM} max-lg:hidden`}>
				<Fold aria-hidden="true" className="size-5" />
				<span className={classNames(isFolded && "sr-only")}>{isFolded ? "Déplier le menu" : "Replier le menu"}</span>
			</button>
		</nav>
	);
}

/** The strip of a narrow screen and the bar of a low one are longer than the page: the section one is in comes to their middle. */
function useCurrentInSight(strip: RefObject<HTMLElement | null>, current: string | undefined): void {
	useEffect(() => {
		const link = current && strip.current?.querySelector("[aria-current]");
		if (!link || !strip.current) return;
		const frame = strip.current.getBoundingClientRect();
		const place = link.getBoundingClientRect();
		// Only the strip itself moves: scrollIntoView would move the page too.
		strip.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
		if (place.top < frame.top || place.bottom > frame.bottom)
			strip.current.scrollTop += place.top + place.height / 2 - (frame.top + frame.height / 2);
	}, [strip, current]);
}
