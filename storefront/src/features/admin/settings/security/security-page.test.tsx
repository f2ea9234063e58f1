import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { expectFocus } from "@/test/focus";
import { SecurityPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const SETUP = { secret: "JBSWY3DPEHPK3PXP", url: "otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&issuer=a" };

it("is set up by password, QR code or key, and a first code; the recovery codes are shown once", async () => {
	visit("/admin/security");
	const calls = fakeApi({
		"GET /auth/second-factor": { body: { isOn: false, recoveryCodes: 0, isRequired: true } },
		"POST /auth/second-factor": { body: SETUP },
		"POST /auth/second-factor/confirm": { body: { recoveryCodes: ["0a1b-2c3d", "4e5f-6071"] } },
	});
	renderInOffice(<SecurityPage />);
	expect(await screen.findByText(/exige la double authentification/)).toBeDefined();
	await userEvent.type(await screen.findByLabelText("Votre mot de passe"), "Sucre-candi-2026");
	await userEvent.click(screen.getByRole("button", { name: "Commencer" }));
	expect(await screen.findByRole("img", { name: "QR code de la clé" })).toBeDefined();
	expect(screen.getByLabelText("Clé")).toHaveProperty("value", "JBSW Y3DP EHPK 3PXP");
	// Who holds the phone that shows it cannot photograph it.
	expect(screen.getByRole("link", { name: "Ouvrir l'application de codes de ce téléphone" }).getAttribute("href")).toBe(
		SETUP.url,
	);
	await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Photographiez ce carré/));
	await userEvent.type(screen.getByLabelText("Code à six chiffres"), "123456");
	await userEvent.click(screen.getByRole("button", { name: "Activer" }));
	expect(await screen.findByLabelText("Codes de secours")).toHaveProperty("value", "0a1b-2c3d\n4e5f-6071");
	await expectFocus(() => screen.getByLabelText("Codes de secours"));
	expect(calls.map(({ route }) => route)).toContain("POST /auth/second-factor/confirm");
	await userEvent.click(screen.getByRole("button", { name: "C'est noté" }));
	await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Code à la connexion/));
});

it("says that a code was wrong beside its field", async () => {
	visit("/admin/security");
	const message = "Ce code est faux ou a déjà servi. Attendez le suivant.";
	fakeApi({
		"GET /auth/second-factor": { body: { isOn: true, recoveryCodes: 9, isRequired: false } },
		"POST /auth/second-factor/removal": {
			...failure(400, "SECOND_FACTOR_WRONG", message),
		},
	});
	renderInOffice(<SecurityPage />);
	expect(await screen.findByText(/9 codes de secours/)).toBeDefined();
	await userEvent.type(screen.getByLabelText("Votre mot de passe"), "Sucre-candi-2026");
	await userEvent.click(screen.getByRole("button", { name: "Arrêter la double authentification" }));
	const code = await screen.findByLabelText("Code à six chiffres");
	await expectFocus(() => code);
	await userEvent.keyboard("000000");
	await userEvent.click(screen.getByRole("button", { name: "Arrêter" }));
	expect(await screen.findByText(message)).toBeDefined();
});
