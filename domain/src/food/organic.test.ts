import { expect, it } from "vitest";
import { isControlCode, isFarmingPlace } from "./organic";

it.each([
	["FR-BIO-01", true],
	["DE-ÖKO-006", true],
	["SE-EKO-03", true],
	["ES-ECO-020-CV", true],
	["TR-BIO-140", true],
	["fr-bio-01", false],
	["FR-BIO", false],
	["FR BIO 01", false],
	["Ecocert", false],
	["", false],
])("code of a control body: %s, %s", (code, isOne) => expect(isControlCode(code)).toBe(isOne));

it.each([
	["Agriculture UE", true],
	["Agriculture UE/non UE", true],
	["agriculture France", true],
	["UE", false],
	["Agriculture ", false],
	["", false],
])("place of farming: %s, %s", (text, isOne) => expect(isFarmingPlace(text)).toBe(isOne));
