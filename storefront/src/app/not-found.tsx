import type { Metadata } from "next";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";

export const metadata: Metadata = { title: "Page introuvable" };

export default function NotFoundPage() {
	return (
		<div className="page pt-10">
			<EmptyState
				headingLevel={1}
				title="Cette page n'existe pas"
				action={
					<>
						<ButtonLink href="/products">Voir tous nos produits</ButtonLink>
						<ButtonLink href="/" variant="secondary">
							Retour à l'accueil
						</ButtonLink>
					</>
				}
			>
				<p>L'adresse a peut-être changé. Le catalogue, lui, est toujours là.</p>
			</EmptyState>
		</div>
	);
}
