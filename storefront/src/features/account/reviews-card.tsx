import { ButtonLink } from "@/ui/button-link";

/** Leads to the reviews of what the caller received. */
export function ReviewsCard() {
	return (
		<section
			aria-labelledby="mes-avis"
			className="flex flex-col gap-5 rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<div>
				<h2 id="mes-avis" className="display text-xl">
					Mes avis
				</h2>
				<p className="mt-1 text-prune">Dites ce que vous pensez des produits que vous avez reçus.</p>
			</div>
			<ButtonLink href="/account/reviews" variant="secondary" className="self-start">
				Donner ou relire mes avis
			</ButtonLink>
		</section>
	);
}
