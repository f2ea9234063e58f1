"use client";

import { CircleUserRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { AccountLink } from "./account-link";
import { useSession } from "./use-session";

/** The menu is not loaded for anonymous visitors; if it fails to load, the account is a link. */
const UserMenu = lazy(() =>
	import("./user-menu").then(
		({ UserMenu }) => ({ default: UserMenu }),
		() => ({ default: AccountLink }),
	),
);

/** The header's user icon: the login modal for an anonymous visitor, otherwise the menu. Source: spec §2 "Header". */
export function UserButton() {
	const { status, user, showModal } = useSession();
	const [takesFocus, setTakesFocus] = useState(false);
	if (status === "authenticated" && user)
		return (
			<Suspense fallback={<AccountLink />}>
				<UserMenu user={user} takesFocus={takesFocus} />
			</Suspense>
		);
	return (
		<IconButton
			label="Se connecter ou créer un compte"
			aria-haspopup="dialog"
			disabled={status === "loading"}
			onClick={() => showModal("login", () => setTakesFocus(true))}
			className="size-12"
		>
			<CircleUserRound aria-hidden="true" className="size-5" />
		</IconButton>
	);
}
