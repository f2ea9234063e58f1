"use client";

import { Ellipsis, ListChecks, type LucideIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { usePreference } from "@/lib/use-preference";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { onFirstUse } from "@/ui/on-first-use";
import { useMay } from "./may";
import { Waiting } from "./section-tabs";
import { ADMIN_PAGES, holds, menuOf, pageOf, waitingOn } from "./sections";
import { useQueues } from "./use-queues";

const ITEM =
	"flex items-center gap-2.5 rounded-control text-sm font-semibold whitespace-nowrap text-prune hover:bg-dragee hover:text-encre aria-[current]:bg-dragee aria-[current]:text-framboise-fonce";

/** Most used pages: prefetched once visible, and shown beside the menu button on a phone. */
const DAILY = ["/admin", "/admin/orders", "/admin/orders/picking", "/admin/products"];
/** Those whose icon on a phone is not that of their group. */
const PHONE_ICONS: Record<string, LucideIcon> = { "/admin/orders/picking": ListChecks };

const SectionsSheet = onFirstUse(() => import("./sections-sheet").then((module) => module.SectionsSheet));

/** Whether the side bar shows icons alone; it stays as it was left. */
export function useFoldedBar(): [isFolded: boolean, toggle: () => void] {
	const [state, choose] = usePreference("adminSideBar", "open");
	const isFolded = state === "folded";
	return [isFolded, () => choose(isFolded ? "open" : "folded")];
}

/** The groups of the back office, the current one unfolded: on a wide screen a bar at the side that folds to its icons, elsewhere a sheet. */
export function AdminNav() {
	const current = pageOf(usePathname());
	const may = useMay();
	const queues = useQueues();
	const groups = menuOf(({ permission }) => may(permission));
	const [isFolded, toggle] = useFoldedBar();
	const Fold = isFolded ? PanelLeftOpen : PanelLeftClose;
	return (
		<nav aria-label="Administration" className="border-trait bg-creme print:hidden max-lg:border-b">
			<PhoneBar current={current?.href} />
			<div
				className={classNames(
					"max-lg:hidden lg:sticky lg:top-12 lg:flex lg:h-[calc(100dvh-3rem)] lg:flex-col lg:justify-between lg:overflow-y-auto lg:border-r lg:border-trait lg:px-2 lg:py-2",
					!isFolded && "lg:w-52",
				)}
			>
				<ul className="flex flex-col gap-0.5">
					{groups.map(({ label, Icon, sections }) => {
						const pages = sections.flatMap((section) => section.pages);
						const [first] = pages;
						const isOpen = holds(pages, current);
						return (
							<li key={label}>
								<Link
									href={first?.href ?? "/admin"}
									isLikely={DAILY.includes(first?.href ?? "")}
									aria-current={isOpen && (isFolded || sections.length === 1) ? "page" : undefined}
									title={isFolded ? label : undefined}
									className={classNames(`${ITEM} min-h-9 px-3`, isOpen && "text-framboise-fonce")}
								>
									<Icon aria-hidden="true" className="size-5 shrink-0" />
									<span className={classNames(isFolded && "sr-only")}>{label}</span>
									{!isOpen && !isFolded && <Waiting count={waitingOn(pages, queues)} />}
								</Link>
								{isOpen && !isFolded && sections.length > 1 && (
									<ul aria-label={label} className="mb-1 flex flex-col">
										{sections.map((section) => (
											<li key={section.label}>
												<Link
													href={section.pages[0]?.href ?? ""}
													isLikely={DAILY.includes(section.pages[0]?.href ?? "")}
													aria-current={holds(section.pages, current) ? "page" : undefined}
													className={`${ITEM} min-h-8 py-1 pr-3 pl-9 leading-4 whitespace-normal!`}
												>
													{section.label}
													<Waiting count={waitingOn(section.pages, queues)} />
												</Link>
											</li>
										))}
									</ul>
								)}
							</li>
						);
					})}
				</ul>
				<button type="button" aria-expanded={!isFolded} onClick={toggle} className={`${ITEM} min-h-9 px-3`}>
					<Fold aria-hidden="true" className="size-5" />
					<span className={classNames(isFolded && "sr-only")}>{isFolded ? "Déplier le menu" : "Replier le menu"}</span>
				</button>
			</div>
		</nav>
	);
}

/** The pages of every day one tap away, and the button of the sheet with all others. */
function PhoneBar({ current }: { current: string | undefined }) {
	const may = useMay();
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const open = () => {
		setOpen(true);
		setWasOpened(true);
	};
	const item = `${ITEM} min-h-12 flex-1 flex-col justify-center gap-0.5 px-0.5 text-xs`;
	return (
		<div className="flex gap-0.5 px-1 lg:hidden">
			{ADMIN_PAGES.filter(({ href, permission }) => DAILY.includes(href) && may(permission)).map((page) => {
				const Icon = PHONE_ICONS[page.href] ?? page.Icon;
				return (
					<Link
						key={page.href}
						href={page.href}
						isLikely
						aria-current={current === page.href ? "page" : undefined}
						className={item}
					>
						<Icon aria-hidden="true" className="size-5" />
						{page.label}
					</Link>
				);
			})}
			<button
				type="button"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={open}
				className={classNames(item, current && !DAILY.includes(current) && "bg-dragee text-framboise-fonce")}
			>
				<Ellipsis aria-hidden="true" className="size-5" />
				Plus
			</button>
			{wasOpened && <SectionsSheet open={isOpen} onClose={() => setOpen(false)} />}
		</div>
	);
}
