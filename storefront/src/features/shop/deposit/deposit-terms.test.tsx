import type { DepositTerms } from "@confiserie/domain/contract/commercial-codes";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { IN_FULL, PaymentChoice } from ".";

const INVALID = "Code commercial invalide. Vérifiez votre saisie ou contactez-nous";
const VALID = "Code validé ! Vous pouvez maintenant payer par acompte";
const realTimeout = setTimeout;
/** Advances the clock, then lets responses arrive, which use the real time. */
const wait = (milliseconds = 0) =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(milliseconds);
		await new Promise((resolve) => realTimeout(resolve, 20));
	});

function Choice({ initial }: { initial: string }) {
	const [requested, setRequested] = useState(IN_FULL);
	const [code, setCode] = useState(initial);
	return (
		<PaymentChoice
			totalCents={52_992}
			requested={requested}
			email="pro@demo.fr"
			code={code}
			isCodeAccepted={false}
			isLocked={false}
			onCode={setCode}
			onChange={setRequested}
			onPromotion={async (typed) => (typed.endsWith("-2026") ? null : "Ce code promotionnel n'existe pas.")}
		/>
	);
}
async function open(
	terms: Omit<DepositTerms, "rules"> & Partial<DepositTerms>,
	routes: Record<string, FakeRoute> = {},
	code = "",
) {
	const calls = fakeApi({ "GET /payments/deposit-terms": { body: terms }, ...routes });
	render(<Choice initial={code} />);
	await wait();
	return calls;
}
const type = (value: string) => fireEvent.change(screen.getByLabelText(/Code commercial/), { target: { value } });
const deposit = () => screen.getByRole<HTMLInputElement>("radio", { name: /Acompte/ });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

describe("a code that the server judges", () => {
	const secret = { permission: "BY_CODE", check: "server" } as const;
	const judge: FakeRoute = ({ body }) => ({ body: { valid: (body as { code: string }).code === "0A1B2C3D" } });

	it("is sent 500 ms and 300 ms after the last keystroke, and never computed in the browser", async () => {
		const calls = await open(secret, { "POST /payments/commercial-code": judge });
		const sent = () => calls.filter(({ route }) => route === "POST /payments/commercial-code").map(({ body }) => body);
		type("0a1b2c3d");
		await wait(790);
		expect(sent()).toEqual([]);
		await wait(20);
		expect(sent()).toEqual([{ code: "0A1B2C3D" }]);
		expect(screen.getByText(VALID)).toBeDefined();
	});

	it("chooses the deposit once it is accepted; the choice can be taken back, and a reload leaves it so", async () => {
		await open(secret, { "POST /payments/commercial-code": judge });
		type("0a1b2c3d");
		await wait(810);
		expect(deposit().checked).toBe(true);
		type("0A1B2C3");
		expect(deposit().checked).toBe(false);
		type("0A1B2C3D");
		await wait(810);
		expect(deposit().checked).toBe(true);
		fireEvent.click(screen.getByRole("radio", { name: /Paiement intégral/ }));
		expect(deposit().checked).toBe(false);
		cleanup();
		await open(secret, { "POST /payments/commercial-code": judge }, "0A1B2C3D");
		await wait(810);
		expect(screen.getByText(VALID)).toBeDefined();
		expect(deposit().checked).toBe(false);
	});

	it(`'${INVALID}', and a code of another form is not sent`, async () => {
		const calls = await open(secret, { "POST /payments/commercial-code": judge });
		type("BEA");
		await wait(810);
		expect(screen.queryAllByText("Le code doit contenir exactement 8 caractères")).not.toEqual([]);
		expect(calls).toHaveLength(1);
		type("ZZZZZZZZ");
		await wait(810);
		expect(screen.queryAllByText(INVALID)).not.toEqual([]);
	});

	it("too many guesses: says so, and the deposit stays closed", async () => {
		const late = "Trop de tentatives. Patientez quelques minutes avant de réessayer.";
		await open(secret, { "POST /payments/commercial-code": failure(429, "RATE_LIMITED", late) });
		type("ZZZZZZZZ");
		await wait(810);
		expect(screen.queryAllByText(late)).not.toEqual([]);
		expect(screen.queryByText("Vérification du code…")).toBeNull();
		fireEvent.click(deposit());
		expect(deposit().checked).toBe(false);
	});
});

describe("a promotion code in the same field", () => {
	const tryIt = async () => {
		await wait(810);
		fireEvent.click(screen.getByText("Essayer comme code promotionnel"));
		await wait();
	};

	it.each(["NOEL-2026", "CAFE-2026"])("%s is tried on request, keeps its dash, and leaves the field", async (code) => {
		await open({ permission: "BY_CODE", check: "browser" });
		type(code.toLowerCase());
		await tryIt();
		expect(screen.getByText(`Code ${code} appliqué.`)).toBeDefined();
		expect(screen.getByLabelText<HTMLInputElement>(/Code commercial/).value).toBe("");
	});

	it("that the shop does not take says why, until it is changed", async () => {
		await open({ permission: "BY_CODE", check: "browser" });
		type("ZZZZZZZZ");
		await tryIt();
		expect(screen.queryAllByText("Ce code promotionnel n'existe pas.")).not.toEqual([]);
		expect(screen.queryAllByText(INVALID)).toEqual([]);
		type("ZZZZZZZ");
		expect(screen.queryAllByText("Ce code promotionnel n'existe pas.")).toEqual([]);
	});
});

describe("what most customers never use is folded up", () => {
	const isOpen = () => document.querySelector("details")?.open;

	it("until they say that they have a code", async () => {
		await open({ permission: "BY_CODE", check: "browser" });
		expect(isOpen()).toBe(false);
		fireEvent.click(screen.getByText("J'ai un code commercial ou promotionnel"));
		await wait();
		expect(isOpen()).toBe(true);
	});

	it("a customer who needs no code is offered the deposit by its name", async () => {
		await open({ permission: "ALLOWED", check: "browser" });
		expect(screen.getByText("Payer par acompte").closest("summary")).not.toBeNull();
	});
});

describe("the deposit permission of the account", () => {
	it("allowed: no code is asked for", async () => {
		await open({ permission: "ALLOWED", check: "browser" });
		expect(screen.queryByLabelText(/Code commercial/)).toBeNull();
		expect(screen.getByText("L'acompte vous est ouvert sans code commercial.")).toBeDefined();
		fireEvent.click(deposit());
		expect(deposit().checked).toBe(true);
	});

	it("refused: the option is closed, and says whom to ask", async () => {
		await open({ permission: "REFUSED", check: "browser" });
		expect(deposit().disabled).toBe(true);
		expect(screen.getByText("L'acompte n'est pas ouvert à votre compte. Contactez-nous pour en parler.")).toBeDefined();
		expect(screen.queryByLabelText(/Code commercial/)).toBeNull();
	});
});

describe("the rules that the shop has set", () => {
	const byCode = { permission: "BY_CODE", check: "browser" } as const;

	it("deposits closed: the option cannot be chosen, says so, and no code is asked for", async () => {
		await open({ ...byCode, rules: { isOpen: false, minimumCents: 2000, defaultPercentage: 25 } });
		expect(deposit().disabled).toBe(true);
		expect(screen.getByText("Le paiement par acompte n'est pas proposé en ce moment.")).toBeDefined();
		expect(screen.queryByLabelText(/Code commercial/)).toBeNull();
	});

	it("a raised minimum and another percentage: what is offered follows, of 529,92 € here", async () => {
		const rules = { isOpen: true, minimumCents: 20_000, defaultPercentage: 30 };
		await open({ permission: "ALLOWED", check: "browser", rules });
		fireEvent.click(deposit());
		const percentages = screen.getByLabelText<HTMLSelectElement>("Pourcentage de l'acompte");
		expect(percentages.value).toBe("40");
		const closed = Array.from(percentages.options).filter((option) => option.disabled);
		expect(closed.map(({ value }) => value)).toEqual(["20", "25", "30", "35"]);
	});

	it("no percentage reaches the minimum: 'Commande minimum ... pour l'acompte', with the shop's own figure", async () => {
		await open({ ...byCode, rules: { isOpen: true, minimumCents: 50_000, defaultPercentage: 25 } });
		expect(screen.getByText("Commande minimum 625,00 € pour l'acompte")).toBeDefined();
	});
});
