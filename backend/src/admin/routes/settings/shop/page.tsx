import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import type { ShopIdentity } from "@confiserie/domain/shop-settings";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { useState } from "react";
import { useLoaded } from "../../../lib/use-loaded";
import { readSettings, useSave } from "../../../lib/use-settings";
import { Field } from "../../../parts/field";
import { Panel } from "../../../parts/panel";
import { PictureField } from "../../../parts/picture-field";
import { SettingForm } from "../../../parts/setting-form";

type Fields = Partial<Record<keyof ShopIdentity, { label: string; hint?: string }>>;

const CONTACT: Fields = {
	phone: { label: "Téléphone", hint: "Forme internationale : +33123456789." },
	email: { label: "E-mail affiché" },
	hours: { label: "Heures d'ouverture", hint: "Par exemple : du lundi au vendredi, de 9 h à 18 h." },
	street: { label: "Numéro et rue" },
	postalCode: { label: "Code postal" },
	city: { label: "Ville" },
};
const LEGAL: Fields = {
	legalName: { label: "Dénomination" },
	legalForm: { label: "Forme et capital" },
	registration: { label: "Immatriculation", hint: "Par exemple : RCS Avignon 123 456 789." },
	vatNumber: { label: "TVA intracommunautaire" },
	publisher: { label: "Directeur de la publication" },
	host: { label: "Hébergeur", hint: "Nom, adresse et téléphone." },
	mediator: { label: "Médiateur de la consommation", hint: "Nom, adresse et site." },
	producerIds: { label: "Identifiants uniques REP", hint: "Un par filière, par exemple FR123456_01ABCD (emballages)." },
	accessibilityOn: { label: "Date de la déclaration d'accessibilité", hint: "AAAA-MM-JJ, après avoir relu la page." },
};

/** How to reach the shop and who it is before the law, as header, footer, contact page, terms and legal notice state it. */
export default function ShopSettingsPage() {
	const loaded = useLoaded(readSettings);
	return (
		<Panel
			level="h1"
			title="Coordonnées et mentions légales"
			lead="Ce que les pages de la boutique disent d'elle."
			loaded={loaded}
		>
			{({ shop }) => (
				<div className="p-4">
					<Identity key={shop.version} shop={shop} onSettings={loaded.set} />
				</div>
			)}
		</Panel>
	);
}

function Identity({ shop, onSettings }: { shop: Settings["shop"]; onSettings: (settings: Settings) => void }) {
	const { changedAt, changedBy } = shop;
	const [value, setValue] = useState(shop.value);
	const { problems, isBusy, save } = useSave("shop", shop.version, onSettings);
	const inputs = (fields: Fields) => (
		<div className="grid gap-4 md:grid-cols-2">
			{(Object.keys(fields) as (keyof ShopIdentity)[]).map((name) => (
				<Field
					key={name}
					label={fields[name]?.label ?? name}
					{...(fields[name]?.hint ? { hint: fields[name]?.hint } : {})}
					value={value[name]}
					onChange={(typed) => setValue((last) => ({ ...last, [name]: typed }))}
					problem={problems[name]}
				/>
			))}
		</div>
	);
	return (
		<SettingForm
			title="La boutique"
			lead="Une mention légale vide s'affiche « À compléter »."
			{...{ changedAt, changedBy, isBusy }}
			onSave={() => save(value)}
		>
			{inputs(CONTACT)}
			<h3 className="txt-compact-medium-plus">Mentions légales</h3>
			{inputs(LEGAL)}
			<PictureField
				label="Notice harmonisée sur la garantie légale"
				hint="L'image officielle en français du règlement (UE) 2025/1960, à télécharger auprès de la Commission européenne. Les conditions de vente la montrent."
				value={value.guaranteeNotice}
				onChange={(guaranteeNotice) => setValue((last) => ({ ...last, guaranteeNotice }))}
				problem={problems.guaranteeNotice}
			/>
		</SettingForm>
	);
}

export const config = defineRouteConfig({ label: "Coordonnées et mentions légales" });
