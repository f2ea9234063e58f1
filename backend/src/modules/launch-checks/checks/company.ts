import { DEFAULT_SETTINGS, type ShopIdentity } from "@confiserie/domain/shop-settings";
import { readSetting } from "../../settings";
import { blocker, type OpeningCheck, warning } from "../check";

/** What the law wants of every shop, with the words of the form in Medusa Admin. */
const LEGAL: Partial<Record<keyof ShopIdentity, string>> = {
	legalName: "dénomination",
	legalForm: "forme juridique",
	registration: "immatriculation",
	vatNumber: "numéro de TVA",
	publisher: "directeur de la publication",
	host: "hébergeur",
	mediator: "médiateur de la consommation",
	producerIds: "identifiants uniques REP",
	accessibilityOn: "date de la déclaration d'accessibilité",
};
/** What differs from shop to shop, so that the demonstration's own value was forgotten. */
const OWN: Partial<Record<keyof ShopIdentity, string>> = {
	phone: "téléphone",
	email: "e-mail",
	street: "adresse",
};
const NO_NOTICE =
	"La notice harmonisée de l'Union sur la garantie légale (règlement (UE) 2025/1960) n'est pas affichée.";
const NOTICE_REMEDY =
	"Téléchargez l'image officielle auprès de la Commission européenne et ajoutez-la dans Medusa Admin, Réglages, « Boutique ».";
const REMEDY = "Complétez-les dans Medusa Admin, Réglages, « Boutique », ou par npm run shop -- settings.";

/**
 * The pages of legal notice and terms must name the company. Sources: loi n° 2004-575 art. 1-1, Code de la consommation art. L616-1 and L412-13,
 * code de l'environnement art. R541-173.
 */
export const company: OpeningCheck = {
	title: "Données de l'entreprise",
	atBoot: true,
	find: async ({ sql }) => {
		const shop = await readSetting(sql, "shop");
		const blank = named(LEGAL, (field) => shop[field] === "");
		const kept = named(OWN, (field) => shop[field] === DEFAULT_SETTINGS.shop[field]);
		return [
			...(blank.length > 0 ? [blocker(`Les mentions légales sont incomplètes : ${blank.join(", ")}.`, REMEDY)] : []),
			...(kept.length > 0 ? [blocker(`Restent ceux de la démonstration : ${kept.join(", ")}.`, REMEDY)] : []),
			...(shop.guaranteeNotice === "" ? [warning(NO_NOTICE, NOTICE_REMEDY)] : []),
		];
	},
};

function named(labels: typeof LEGAL, isWanted: (field: keyof ShopIdentity) => boolean): string[] {
	return Object.entries(labels)
		.filter(([field]) => isWanted(field as keyof ShopIdentity))
		.map(([, label]) => label);
}
