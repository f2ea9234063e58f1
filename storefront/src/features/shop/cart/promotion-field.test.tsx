import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { readPromotionCode, writePromotionCode } from "./promotion-code";
import PromotionField from "./promotion-field";
import { localShippingQuote, type ShippingFigures } from "./shipping-quote";

beforeEach(() => writePromotionCode(""));

const quoted = (code: ShippingFigures["code"]): ShippingFigures => ({ ...localShippingQuote([]), code });

it("takes a code in capitals, says that it is applied, and takes it back", async () => {
	const user = userEvent.setup();
	const { rerender } = render(<PromotionField shipping={quoted(null)} />);
	await user.click(screen.getByRole("button", { name: "J'ai un code" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Code promotionnel ou commercial")));
	await user.keyboard("bienvenue 10{Enter}");
	expect(readPromotionCode()).toBe("BIENVENUE10");
	rerender(<PromotionField shipping={quoted({ kind: "PROMOTION", refusal: null })} />);
	expect(screen.getByRole("status").textContent).toBe("Code BIENVENUE10 appliqué.");
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Retirer" }));
	await user.keyboard("{Enter}");
	expect(readPromotionCode()).toBe("");
	expect(document.activeElement).toBe(screen.getByLabelText("Code promotionnel ou commercial"));
});

it.each([
	["a refusal beside the field", { kind: "PROMOTION", refusal: "Ce code promotionnel a expiré." }, /a expiré/],
	["where a commercial code goes", { kind: "COMMERCIAL", refusal: null }, /permet de payer un acompte/],
] as const)("says %s", (_, code, words) => {
	writePromotionCode("NOEL");
	render(<PromotionField shipping={quoted(code)} />);
	expect(screen.getByRole("status").textContent).toMatch(words);
});
