"use client";
import { Search, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "@/ui/class-names";
import { IconButton } from "@/ui/icon-button";

interface HeaderBarProps {
	menu: ReactNode;
	logo: ReactNode;
	search: ReactNode;
	actions: ReactNode;
}

/** Lays out the header. On a telephone the search is folded away behind its toggle. Source: spec §2 "mobile search toggle". */
export function HeaderBar({ menu, logo, search, actions }: HeaderBarProps) {
	const [isSearchOpen, setSearchOpen] = useState(false);
	const searchArea = useRef<HTMLDivElement>(null);
	const toggle = () => {
		setSearchOpen(!isSearchOpen);
		if (!isSearchOpen) requestAnimationFrame(() => searchArea.current?.querySelector("input")?.focus());
	};
	return (
		<div className="bg-papier">
			<div className="page flex flex-wrap items-center gap-x-1 gap-y-3 max-sm:gap-x-0 py-3 md:gap-x-6 md:py-4.5">
				<div className="lg:hidden">{menu}</div>
				<div className="mr-auto md:mr-0">{logo}</div>
				<div
					ref={searchArea}
					id="recherche"
					className={classNames(
						"order-last w-full md:order-none md:block md:w-auto md:flex-1",
						!isSearchOpen && "hidden",
					)}
				>
					{search}
				</div>
				<IconButton
					label={isSearchOpen ? "Fermer la recherche" : "Rechercher"}
					aria-expanded={isSearchOpen}
					aria-controls="recherche"
					onClick={toggle}
					className="max-sm:w-10 max-sm:bg-transparent md:hidden"
				>
					{isSearchOpen ? (
						<X aria-hidden="true" className="size-5" />
					) : (
						<Search aria-hidden="true" className="size-5" />
					)}
				</IconButton>
				{/* Five buttons and the name share a telephone's width: there they lose their discs and stand closer. */}
				<div className="flex items-center gap-1 max-sm:-mr-2 max-sm:gap-0 max-sm:[&_button]:w-10 max-sm:[&_button]:bg-transparent md:gap-3">
					{actions}
				</div>
			</div>
		</div>
	);
}
