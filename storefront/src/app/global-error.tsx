"use client";
import { BRAND } from "@/config/brand";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { bricolage, caprasimo } from "./fonts";
import "./globals.css";

/** The last net: the frame itself failed, so this page brings its own. */
export default function GlobalErrorPage({ retry }: { error: unknown; retry: () => void }) {
	return (
		<html lang="fr" className={`${caprasimo.variable} ${bricolage.variable}`}>
			<body>
				<title>{`Incident | ${BRAND.titleSuffix}`}</title>
				<div aria-hidden="true" className="awning" />
				<main className="page pt-10">
					<EmptyState
						headingLevel={1}
						title="La boutique n'a pas pu s'afficher"
						action={<Button onClick={retry}>Réessayer</Button>}
					>
						<p>Un incident nous empêche de l'afficher. Votre panier est conservé.</p>
					</EmptyState>
				</main>
			</body>
		</html>
	);
}
