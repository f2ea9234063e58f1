import { readAvoidedAllergens } from "@confiserie/domain/contract/avoided-allergens";
import {
	ALLERGEN_CODES,
	type AvoidedAllergens,
	orderedCodes,
	withoutText,
} from "@confiserie/domain/food/allergen-codes";
import { useState } from "react";
import { CHOICE } from "@/lib/allergens/slots";
import { useOperation } from "@/lib/use-operation";
import { CheckField } from "@/ui/check-field";
import { RetryBanner } from "@/ui/retry-banner";

/** Allergens that the account avoids. What stands below the catalogue's filter stores and forgets them here too, with consent. */
export function AllergensCard() {
	const { data, isError, refetch } = useOperation(readAvoidedAllergens, {});
	const [edited, setEdited] = useState<AvoidedAllergens | null>(null);
	const choice = edited ?? data;
	if (isError) return <RetryBanner title="Impossible de charger vos allergènes" onRetry={() => refetch()} />;
	if (!choice) return null;
	const { without, allowTraces } = choice;
	return (
		<section
			aria-labelledby="mes-allergenes"
			className="rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<h2 id="mes-allergenes" className="display text-xl">
				Allergènes à éviter
			</h2>
			<p className="mt-1 text-prune">Les produits qui en contiennent sont signalés dans toute la boutique.</p>
			<fieldset className="mt-3">
				<legend className="sr-only">Allergènes à éviter</legend>
				<ul className="grid gap-x-4 sm:grid-cols-2">
					{ALLERGEN_CODES.map((code) => (
						<li key={code}>
							<CheckField
								label={withoutText([code])}
								checked={without.includes(code)}
								onChange={({ target }) => {
									const others = without.filter((one) => one !== code);
									setEdited({ allowTraces, without: target.checked ? orderedCodes([...others, code]) : others });
								}}
							/>
						</li>
					))}
				</ul>
				<CheckField
					label="Accepter les traces possibles"
					checked={allowTraces}
					onChange={({ target }) => setEdited({ without, allowTraces: target.checked })}
				/>
			</fieldset>
			<div {...{ [CHOICE]: JSON.stringify(choice) }} />
		</section>
	);
}
