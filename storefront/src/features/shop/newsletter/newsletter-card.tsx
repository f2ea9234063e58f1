import {
	chooseNewsletter,
	type NewsletterPreference,
	readNewsletterPreference,
} from "@confiserie/domain/contract/newsletter";
import { NEWSLETTER_CONSENT } from "@confiserie/domain/customers/newsletter";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { useAttempt } from "@/lib/use-attempt";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";

const STATES: Record<NewsletterPreference["state"], string> = {
	NONE: NEWSLETTER_CONSENT.text,
	PENDING: "Un lien de confirmation vous attend dans votre boîte de réception.",
	CONFIRMED: "Vous recevez notre lettre à l'adresse de votre compte.",
};

/** Newsletter subscription of the account's address: toggled by one button. */
export function NewsletterCard() {
	const client = useQueryClient();
	const { data, isError, refetch } = useOperation(readNewsletterPreference, {});
	const { act, isBusy, problem } = useAttempt("Votre choix n'a pas pu être enregistré. Réessayez dans un instant.");
	const choose = (subscribed: boolean) =>
		act(async () => {
			const choice = subscribed
				? ({ subscribed, consent: NEWSLETTER_CONSENT.version } as const)
				: ({ subscribed } as const);
			client.setQueryData(keyOf(readNewsletterPreference), await call(chooseNewsletter, { body: choice }));
		});
	if (isError) return <RetryBanner title="Impossible de charger votre choix sur la lettre" onRetry={() => refetch()} />;
	if (!data) return null;
	const isWanted = data.state !== "NONE";
	return (
		<section
			aria-labelledby="ma-lettre"
			className="flex flex-col gap-5 rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<div>
				<h2 id="ma-lettre" className="display text-xl">
					Notre lettre
				</h2>
				<p role="status" className="mt-1 text-prune">
					{STATES[data.state]}
				</p>
			</div>
			{problem && <Banner tone="error">{problem}</Banner>}
			<Button
				variant={isWanted ? "secondary" : "primary"}
				className="self-start"
				busy={isBusy}
				busyLabel="Enregistrement…"
				onClick={() => choose(!isWanted)}
			>
				{isWanted ? "Me désinscrire" : "J'accepte, inscrivez-moi"}
			</Button>
		</section>
	);
}
