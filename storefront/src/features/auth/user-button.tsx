"use client";

import { CircleUserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { IconButton } from "@/ui/icon-button";
import { useSession } from "./use-session";

const UserMenu = lazy(() => import("./user-menu"));

/** The header's user icon: the login modal for an anonymous visitor, otherwise the menu. Source: spec §2 "Header". */
export function UserButton() {
	const { status, user, showModal } = useSession();
	const icon = <CircleUserRound aria-hidden="true" className="size-5" />;
	if (status === "authenticated" && user) {
		return (
			<Suspense
				fallback={
					<IconButton label="Mon compte" disabled className="size-12">
						{icon}
					</IconButton>
				}
			>
				<UserMenu user={user} />
			</Suspense>
		);
	}
	return (
		<IconButton
			label="Se connecter ou créer un compte"
			aria-haspopup="dialog"
			disabled={status === "loading"}
			onClick={() => showModal("login")}
			className="size-12"
		>
			{icon}
		</IconButton>
	);
}
