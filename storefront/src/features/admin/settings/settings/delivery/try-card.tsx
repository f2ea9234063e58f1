import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import type { ShippingOffer } from "@confiserie/domain/delivery/options";
import type { SettingValues } from "@confiserie/domain/shop/shop-settings";
import { CentsField, ChoiceField, TextField, useFields, WholeField } from "@/features/admin/kit";
import { TriedList } from "./tried-list";
import { ORDINARY, type Trial, trialSchema, tryQuote } from "./try-quote";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ code, name }) => ({ value: code as string, label: name }));

interface TryCardProps {
	/** As typed; null while something is wrong. */
	offer: ShippingOffer | null;
	delivery: SettingValues["delivery"];
}

/** Shows what an order would be offered, by the rule that prices orders, before anything is saved. */
export function TryCard({ offer, delivery }: TryCardProps) {
	const { field, watch } = useFields<Trial>({
		country: "FR",
		postalCode: "75011",
		pallets: 0,
		layers: 0,
		boxes: 1,
		boxKilograms: null,
		valueCents: 5_000,
	});
	const { data: trial } = trialSchema.safeParse(watch());
	return (
		<section aria-labelledby="essayer" className="rounded-card border border-trait bg-white p-5">
			<h2 id="essayer" className="font-display text-xl">
				Essayer
			</h2>
			<p className="mb-4 text-prune">
				{`Ce que ces réglages, même non enregistrés, proposent à une commande. Un produit ordinaire compte ici ${ORDINARY.boxesPerLayer} cartons par couche et ${ORDINARY.boxesPerPallet} par palette.`}
			</p>
			<div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4 2xl:grid-cols-2">
				<ChoiceField {...field("country")} label="Pays de livraison" options={COUNTRIES} />
				<TextField {...field("postalCode")} label="Code postal" />
				<CentsField {...field("valueCents")} label="Montant, en euros TTC" />
				<WholeField {...field("boxKilograms")} label="Poids net d'un carton, en kg" optional />
				<WholeField {...field("pallets")} label="Palettes" />
				<WholeField {...field("layers")} label="Couches" />
				<WholeField {...field("boxes")} label="Cartons" />
			</div>
			<div role="status" className="mt-4">
				{!offer && <p>Corrigez les réglages pour les essayer.</p>}
				{offer && !trial && <p>Complétez la commande à essayer par des nombres.</p>}
				{offer && trial && <TriedList tried={tryQuote(trial, offer, delivery)} />}
			</div>
		</section>
	);
}
