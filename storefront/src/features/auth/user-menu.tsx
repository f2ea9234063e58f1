"use client";

import { Menu } from "@base-ui/react/menu";
import type { User } from "@confiserie/domain/contract/auth";
import { LogOut, Package } from "lucide-react";
import Link from "next/link";
import { iconButtonStyle } from "@/ui/icon-button";
import { useSession } from "./use-session";

const ITEM =
	"flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 font-semibold outline-none select-none data-highlighted:bg-dragee";

/** Name, email, orders, logout; the default export because only a logged-in user loads it. Accounts spec §2. */
export default function UserMenu({ user }: { user: User }) {
	const { logout } = useSession();
	const name = `${user.firstName} ${user.lastName}`;
	return (
		<Menu.Root>
			<Menu.Trigger aria-label={`Mon compte, ${name}`} className={iconButtonStyle("soft", "size-12")}>
				<span aria-hidden="true" className="text-sm font-bold">
					{`${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase()}
				</span>
			</Menu.Trigger>
			<Menu.Portal>
				<Menu.Positioner sideOffset={8} align="end" className="z-50">
					<Menu.Popup className="w-72 max-w-[calc(100vw-2rem)] rounded-card border border-trait bg-papier p-2 shadow-drawer outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
						<div className="border-b border-trait px-3 pt-2 pb-3">
							<p className="font-bold">{name}</p>
							<p className="text-sm break-all text-prune">{user.email}</p>
						</div>
						<Menu.Item render={<Link href="/orders" />} className={`${ITEM} mt-2`}>
							<Package aria-hidden="true" className="size-5 text-framboise" />
							Mes commandes
						</Menu.Item>
						<Menu.Item onClick={logout} className={ITEM}>
							<LogOut aria-hidden="true" className="size-5 text-framboise" />
							Se déconnecter
						</Menu.Item>
					</Menu.Popup>
				</Menu.Positioner>
			</Menu.Portal>
		</Menu.Root>
	);
}
