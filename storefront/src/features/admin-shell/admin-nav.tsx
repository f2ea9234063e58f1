"use client";

import { Menu, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { usePreference } from "@/lib/use-preference";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { onFirstUse } from "@/ui/on-first-use";
import { useMay } from "./may";
import { type AdminSection, menuOf, sectionOf } from "./sections";

const ITEM =
	"flex items-center gap-2.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap text-prune hover:bg-dragee hover:text-encre aria-[current]:bg-dragee aria-[current]:text-framboise-fonce";

/** Most used pages: prefetched once visible, and shown beside the menu button on a phone. */
const DAILY = ["/admin/orders", "/admin/products"];

const SectionsSheet = onFirstUse(() => import("./sections-sheet").then((module) => module.SectionsSheet));

/** Whether the side bar shows icons alone; it stays as it was left. */
export function useFoldedBar(): [isFolded: boolean, toggle: () => void] {
	const [state, choose] = usePreference("adminSideBar", "open");
	const isFolded = state === "folded";
	return [isFolded, () => choose(isFolded ? "open" : "folded")];
}

/** The sections of the back office: on a wide screen a bar at the side that folds to its icons, elsewhere a sheet. */
export function AdminNav() {
	const current = sectionOf(usePathname());
	const may = useMay();
	const groups = menuOf(({ permission }) => may(permission));
	const [isFolded, toggle] = useFoldedBar();
	const Fold = isFolded ? PanelLeftOpen : PanelLeftClose;
	return (
		<nav aria-label="Administration" className="border-trait bg-creme print:hidden max-lg:border-b">
			<PhoneBar current={current} daily={groups.flatMap(({ sections }) => sections.filter(isDaily))} />
			<div
				className={classNames(
					"max-lg:hidden lg:sticky lg:top-12 lg:flex lg:h-[calc(100dvh-3rem)] lg:flex-col lg:justify-between lg:overflow-y-auto lg:border-r lg:border-trait lg:px-2 lg:py-1",
					!isFolded && "lg:w-52",
				)}
			>
				<ul className={classNames("flex flex-col", isFolded && "divide-y divide-trait")}>
					{groups.map(({ label, sections }) => (
						<li key={label}>
							{label !== "" && !isFolded && (
								<h2 className="px-3 pt-1 text-xs leading-4 font-semibold text-prune">{label}</h2>
							)}
							<ul aria-label={label || undefined}>
								{sections.map(({ label: name, href, Icon }) => (
									<li key={href}>
										<Link
											href={href}
											isLikely={DAILY.includes(href)}
											aria-current={current?.href === href ? "page" : undefined}
											title={isFolded ? name : undefined}
											className={`${ITEM} min-h-6.5`}
										>
											<Icon aria-hidden="true" className="size-5 shrink-0" />
											<span className={classNames(isFolded && "sr-only")}>{name}</span>
										</Link>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
				<button type="button" aria-expanded={!isFolded} onClick={toggle} className={`${ITEM} min-h-9`}>
					<Fold aria-hidden="true" className="size-5" />
					<span className={classNames(isFolded && "sr-only")}>{isFolded ? "Déplier le menu" : "Replier le menu"}</span>
				</button>
			</div>
		</nav>
	);
}

const isDaily = ({ href }: AdminSection) => DAILY.includes(href);

/** The button of the sheet, and the sections of every day one tap away. */
function PhoneBar({ current, daily }: { current?: AdminSection; daily: readonly AdminSection[] }) {
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const open = () => {
		setOpen(true);
		setWasOpened(true);
	};
	return (
		<div className="flex gap-1 px-2 lg:hidden">
			<button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} className={`${ITEM} min-h-11`}>
				<Menu aria-hidden="true" className="size-5" />
				Menu
			</button>
			{daily.map(({ label, href, Icon }) => (
				<Link
					key={href}
					href={href}
					isLikely
					aria-current={current?.href === href ? "page" : undefined}
					className={`${ITEM} min-h-11`}
				>
					<Icon aria-hidden="true" className="size-5" />
					{label}
				</Link>
			))}
			{wasOpened && <SectionsSheet open={isOpen} onClose={() => setOpen(false)} />}
		</div>
	);
}
