"use client";

import { roleRefusal } from "@confiserie/domain/accounts/staff";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { RequireLogin, useSession } from "@/features/account/auth";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { useMay } from "./may";
import { ADMIN_PAGES, permissionOf } from "./sections";

/**
 * Shows what is inside to an administrator only. The role is the one that the server answered; each call is checked
 * there again, so this decides what is shown, never what is allowed. Source: accounts spec §2 "Protected-route behaviour".
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
	return (
		<RequireLogin>
			<Guard>{children}</Guard>
		</RequireLogin>
	);
}

function Guard({ children }: { children: ReactNode }) {
	const { user } = useSession();
	const may = useMay();
	const pathname = usePathname();
	const router = useRouter();
	const isAdmin = user?.role === "ADMIN";
	const isOpen = isAdmin && may(permissionOf(pathname));
	const open = ADMIN_PAGES.find(({ permission }) => may(permission));
	// The dashboard is the default of a sign-in at the front door, not a requested page.
	const instead = isAdmin && !isOpen && pathname === "/admin" ? open?.href : undefined;
	useEffect(() => {
		if (instead) router.replace(instead);
	}, [instead, router]);
	if (isOpen) return children;
	if (instead) return <Skeleton className="m-4 h-60" />;
	if (isAdmin && user.staffRole) {
		return (
			<EmptyState
				headingLevel={1}
				title="Cette page n'est pas de votre rôle"
				action={open && <ButtonLink href={open.href}>{open.label}</ButtonLink>}
			>
				{roleRefusal(user.staffRole)}
			</EmptyState>
		);
	}
	return (
		<div className="page py-8">
			<EmptyState
				headingLevel={1}
				title="Accès non autorisé"
				action={<ButtonLink href="/">Retour à l'accueil</ButtonLink>}
			>
				Cette page est réservée aux administrateurs.
			</EmptyState>
		</div>
	);
}
