import { ButtonLink } from "./button-link";
import { EmptyState } from "./empty-state";

/** What an address shows that leads nowhere. */
export function PageMissing() {
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
