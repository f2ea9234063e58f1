"use client";

import type { User } from "@confiserie/domain/contract/auth";
import { Building2, FileText, LayoutDashboard, ListChecks, LogOut, MapPin, Package, UserRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "@/ui/badge";
import { IconButton } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { useSession } from "./use-session";

/** Full width against the header, which narrows every button in it on a phone. */
const ITEM =
	"flex min-h-12 w-full! items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-dragee focus-visible:bg-dragee";

const PLACES = [
	{ href: "/account", label: "Mon compte", Icon: UserRound },
	{ href: "/orders", label: "Mes commandes", Icon: Package },
	{ href: "/listes", label: "Mes listes", Icon: ListChecks },
	{ href: "/documents", label: "Mes documents", Icon: FileText },
	{ href: "/entreprise", label: "Mon entreprise", Icon: Building2 },
	{ href: "/addresses", label: "Mes adresses", Icon: MapPin },
];
const ADMINISTRATION = { href: "/admin", label: "Administration", Icon: LayoutDashboard };

interface UserMenuProps {
	user: User;
	/** True once a sign-in from the button in its place is done. */
	takesFocus: boolean;
}

/**
 * The user menu: name and email, the account, my orders and the account's other places, the back office for ADMIN alone, logout. A disclosure rather than a menu: what it holds are ordinary links
 * and buttons, reached by Tab; Esc or a press elsewhere closes it. Source: accounts spec §2 "The user menu".
 */
export function UserMenu({ user, takesFocus }: UserMenuProps) {
	const { logout } = useSession();
	const [isOpen, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const trigger = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (takesFocus) trigger.current?.focus();
	}, [takesFocus]);
	useEffect(() => {
		if (!isOpen) return;
		const left = ({ target }: Event) => {
			if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
		};
		const typed = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			setOpen(false);
			trigger.current?.focus();
		};
		document.addEventListener("pointerdown", left);
		document.addEventListener("focusin", left);
		document.addEventListener("keydown", typed);
		return () => {
			document.removeEventListener("pointerdown", left);
			document.removeEventListener("focusin", left);
			document.removeEventListener("keydown", typed);
		};
	}, [isOpen]);
	const hasNewOrder = useHasNewOrder(isOpen);
	const name = `${user.firstName} ${user.lastName}`;
	const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase();
	return (
		<div ref={root} className="relative">
			<IconButton
				ref={trigger}
				label={`${initials} : mon compte, ${name}`}
				aria-expanded={isOpen}
				aria-controls="menu-compte"
				onClick={() => setOpen(!isOpen)}
				className="size-12"
			>
				<span className="text-sm font-bold">{initials}</span>
			</IconButton>
			<div
				id="menu-compte"
				hidden={!isOpen}
				className="absolute top-full right-0 z-50 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-trait bg-papier p-2 shadow-drawer max-sm:fixed max-sm:inset-x-4 max-sm:top-28 max-sm:w-auto"
			>
				<div className="mb-2 border-b border-trait px-3 pt-2 pb-3">
					<p className="font-bold">{name}</p>
					<p className="text-sm wrap-anywhere text-prune">{user.email}</p>
				</div>
				{(user.role === "ADMIN" ? [...PLACES, ADMINISTRATION] : PLACES).map(({ href, label, Icon }) => (
					<Link key={href} href={href} className={ITEM} onClick={() => setOpen(false)}>
						<Icon aria-hidden="true" className="size-5 text-framboise" />
						{label}{" "}
						{hasNewOrder && href === "/orders" && (
							<Badge tone="selected" className="ml-auto">
								Nouvelle
							</Badge>
						)}
					</Link>
				))}
				<button type="button" className={ITEM} onClick={logout}>
					<LogOut aria-hidden="true" className="size-5 text-framboise" />
					Se déconnecter
				</button>
			</div>
		</div>
	);
}

/** Asked each time the menu opens; a failure only leaves the highlight out. */
function useHasNewOrder(isOpen: boolean): boolean {
	const [hasNewOrder, setHasNewOrder] = useState(false);
	useEffect(() => {
		if (!isOpen) return;
		let isOver = false;
		import("./auth-calls")
			.then(({ callHasNewOrder }) => callHasNewOrder())
			.then(
				(isNew) => !isOver && setHasNewOrder(isNew),
				() => !isOver && setHasNewOrder(false),
			);
		return () => {
			isOver = true;
		};
	}, [isOpen]);
	return hasNewOrder;
}
