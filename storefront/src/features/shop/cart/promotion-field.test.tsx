import { act, render, screen, waitFor } from "@testing-library/react";
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

it("says a refusal beside the field", () => {
	writePromotionCode("NOEL");
	render(<PromotionField shipping={quoted({ kind: "PROMOTION", refusal: "Ce code promotionnel a expiré." })} />);
	expect(screen.getByRole("status").textContent).toMatch(/a expiré/);
});

it("promises nothing of a code in the form of a commercial one, also once the checkout has moved it on", async () => {
	render(<PromotionField shipping={quoted({ kind: "COMMERCIAL", refusal: null })} />);
	await userEvent.click(screen.getByRole("button", { name: "J'ai un code" }));
	await userEvent.keyboard("0a1b2c3d{Enter}");
	const words = "Ce code a la forme d'un code commercial\u00a0: il sera vérifié à l'étape Paiement.";
	expect(screen.getByRole("status").textContent).toBe(words);
	expect(document.querySelector("svg")).toBeNull();
	act(() => writePromotionCode(""));
	expect(screen.getByRole("status").textContent).toBe(words);
	await userEvent.keyboard("{Backspace}");
	expect(screen.getByRole("status").textContent).toBe("");
});
