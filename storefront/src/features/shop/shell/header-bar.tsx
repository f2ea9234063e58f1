"use client";
import { Search, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "@/ui/class-names";
import { IconButton } from "@/ui/icon-button";

interface HeaderBarProps {
	menu: ReactNode;
	logo: ReactNode;
	search: ReactNode;
	actions: ReactNode;
}

/** Lays out the header; at the checkout nothing in it leads away but the name of the house. On a phone the search is folded away behind its toggle. Source: spec §2 "mobile search toggle". */
export function HeaderBar({ menu, logo, search, actions }: HeaderBarProps) {
	const [isSearchOpen, setSearchOpen] = useState(false);
	const pathname = usePathname();
	const isCheckout = pathname === "/checkout";
	// A list of results keeps the field for the next search; any other page needs the room.
	useEffect(() => {
		if (pathname !== "/products") setSearchOpen(false);
	}, [pathname]);
	const toggle = () => {
		setSearchOpen(!isSearchOpen);
		if (!isSearchOpen) requestAnimationFrame(() => document.querySelector<HTMLElement>("#recherche input")?.focus());
	};
	const Icon = isSearchOpen ? X : Search;
	return (
		<div className="bg-papier">
			<div className="page flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:gap-x-0 py-1.5 md:gap-x-6 md:py-2.5 low:py-1">
				{!isCheckout && <div className="lg:hidden">{menu}</div>}
				<div className={classNames("mr-auto", !isCheckout && "md:mr-0")}>{logo}</div>
				<div
					id="recherche"
					className={classNames(
						"order-last w-full md:order-none md:block md:w-auto md:flex-1",
						(isCheckout || !isSearchOpen) && "hidden",
						isCheckout && "md:hidden",
					)}
				>
					{search}
				</div>
				{!isCheckout && (
					<IconButton
						label={isSearchOpen ? "Fermer la recherche" : "Rechercher"}
						aria-expanded={isSearchOpen}
						aria-controls="recherche"
						onClick={toggle}
						className="max-sm:w-10 max-sm:bg-transparent md:hidden max-xs:w-8.5"
					>
						<Icon aria-hidden="true" className="size-5" />
					</IconButton>
				)}
				{/* Five buttons and the name share a phone's width: there they lose their discs and are closer together. */}
				<div className="header-actions">{actions}</div>
			</div>
		</div>
	);
}
