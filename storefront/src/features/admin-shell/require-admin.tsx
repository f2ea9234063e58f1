"use client";

import type { ReactNode } from "react";
import { RequireLogin, useSession } from "@/features/auth";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";

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
	if (user?.role === "ADMIN") return children;
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
