"use client";

import { CircleUserRound } from "lucide-react";
import { forgetWantedPage } from "@/lib/wanted-page";
import { IconButton } from "@/ui/icon-button";
import { useSession } from "./use-session";
import { UserMenu } from "./user-menu";

/** The header's user icon: the login modal for an anonymous visitor, otherwise the menu. Source: spec §2 "Header". */
export function UserButton() {
	const { status, user, showModal } = useSession();
	if (status === "authenticated" && user) return <UserMenu user={user} />;
	return (
		<IconButton
			label="Se connecter ou créer un compte"
			aria-haspopup="dialog"
			disabled={status === "loading"}
			onClick={() => {
				// Whoever presses here wants to stay: a page wanted earlier is no longer.
				forgetWantedPage();
				showModal("login");
			}}
			className="size-12"
		>
			<CircleUserRound aria-hidden="true" className="size-5" />
		</IconButton>
	);
}
