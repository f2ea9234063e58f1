/**
 * The code number of a control body, "FR-BIO-01": country, a word for organic in its language, a number; Spain adds the region.
 * Source: Regulation (EU) 2018/848, article 32(1) a and annex V, 2.
 */
const CONTROL_CODE = /^[A-Z]{2}-\p{Lu}{2,4}-\d{1,3}(-[A-Z]{2,3})?$/u;
export const isControlCode = (code: string): boolean => CONTROL_CODE.test(code);
export const CONTROL_CODE_RULE = "le code d'un organisme de contrôle est attendu, par exemple FR-BIO-01";

/** Where the raw materials were farmed, in the words laid down, or in those of one country. Source: the same, article 32(2). */
const FARMING = /^Agriculture \p{L}/iu;
export const isFarmingPlace = (text: string): boolean => FARMING.test(text);
export const FARMING_RULE =
	"«\u00a0Agriculture UE\u00a0», «\u00a0Agriculture non UE\u00a0», «\u00a0Agriculture UE/non UE\u00a0» ou «\u00a0Agriculture\u00a0» et le pays est attendu";
