import { ApiProblem } from "@/lib/api";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { RetryBanner } from "@/ui/retry-banner";

/** In place of what only members of a company have. */
export function NoCompany() {
	return (
		<EmptyState
			title="Vous commandez en votre nom"
			action={
				<>
					<ButtonLink href="/account/profile">Ajouter mon entreprise</ButtonLink>
					<ButtonLink href="/account" variant="secondary">
						Mon compte
					</ButtonLink>
				</>
			}
		>
			Enregistrez votre entreprise dans votre compte&nbsp;: vous pourrez inviter vos collègues, fixer des limites et
			ajouter des sites de livraison.
		</EmptyState>
	);
}

interface CompanyReadFailedProps {
	title: string;
	cause: unknown;
	onRetry: () => void;
}

/** Says why a page of the company cannot be shown: the caller has none, or it could not be read. */
export function CompanyReadFailed({ title, cause, onRetry }: CompanyReadFailedProps) {
	if (cause instanceof ApiProblem && cause.code === "COMPANY_NOT_FOUND") return <NoCompany />;
	return <RetryBanner title={title} cause={cause} onRetry={onRetry} />;
}
