"use client";
import { useEffect } from "react";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";

/** A page that failed while it was made: the frame stays, and one press tries again. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
	useEffect(() => console.error(error), [error]);
	return (
		<div role="alert" className="page pt-10">
			<EmptyState
				headingLevel={1}
				title="Cette page n'a pas pu s'afficher"
				action={
					<>
						<Button onClick={retry}>Réessayer</Button>
						<ButtonLink href="/" variant="secondary">
							Retour à l'accueil
						</ButtonLink>
					</>
				}
			>
				<p>Un incident nous empêche de l'afficher. Votre panier est conservé.</p>
			</EmptyState>
		</div>
	);
}
