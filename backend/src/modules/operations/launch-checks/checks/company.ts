import { demoCompanyData, missingCompanyData } from "@confiserie/domain/shop/company-data";
import { readSetting } from "../../../foundations/settings";
import { blocker, type OpeningCheck, warning } from "./check";

const NO_NOTICE =
	"La notice harmonisée de l'Union sur la garantie légale (règlement (UE) 2025/1960) n'est pas affichée.";
const NOTICE_REMEDY =
	"Téléchargez l'image officielle auprès de la Commission européenne et ajoutez-la dans Medusa Admin, Réglages, « Boutique ».";
const REMEDY = "Complétez-les dans Medusa Admin, Réglages, « Boutique », ou par npm run shop -- settings.";

/** The pages of legal notice and terms must name the company. */
export const company: OpeningCheck = {
	title: "Données de l'entreprise",
	atBoot: true,
	find: async ({ sql }) => {
		const shop = await readSetting(sql, "shop");
		const blank = missingCompanyData(shop);
		const demo = demoCompanyData(shop);
		return [
			...(blank.length > 0 ? [blocker(`Les mentions légales sont incomplètes : ${blank.join(", ")}.`, REMEDY)] : []),
			...(demo.length > 0 ? [blocker(`Restent ceux de la démonstration : ${demo.join(", ")}.`, REMEDY)] : []),
			...(shop.guaranteeNotice === "" ? [warning(NO_NOTICE, NOTICE_REMEDY)] : []),
		];
	},
};
