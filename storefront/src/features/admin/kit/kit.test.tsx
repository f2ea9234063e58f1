import { operation } from "@confiserie/domain/contract/operation";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { listReader, oneOf } from "@/features/admin/shell";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import {
	CentsField,
	ChoiceField,
	ChoicesField,
	ConfirmAct,
	ContinuedList,
	DecimalField,
	DetailPage,
	EditForm,
	Filters,
	InstantField,
	LastDayField,
	ListPage,
	ListSelect,
	NothingFound,
	OriginsField,
	SearchList,
	TextAreaField,
	TextField,
	useEditForm,
	useOperationList,
	WholeField,
} from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const AMOUNT = "Un montant est attendu.";
const fields = {
	name: z.string().trim().min(1, "Saisissez un nom."),
	minimumCents: z.number(AMOUNT).int().nullable(),
	share: z.number("Un taux est attendu.").max(100, "100 au plus."),
	vatRate: z.union([z.literal(5.5), z.literal(20)]),
	startsAt: z.iso.datetime().nullable(),
	optionIds: z.array(z.string()).min(1, "Gardez une option.").nullable(),
	version: z.number(),
};
const thing = z.object({ id: z.string(), ...fields });
const readThing = operation("GET /api/admin/things/:id", { access: "public", answer: { 200: thing } });
const saveThing = operation("PUT /api/admin/things/:id", {
	access: "public",
	body: z.object(fields),
	answer: { 200: thing },
});

const stored = {
	...{ id: "t1", name: "Nougat", minimumCents: 123_450, share: 5.5, vatRate: 5.5, version: 1 },
	...{ startsAt: "2026-11-28T23:00:00.000Z", optionIds: null },
} as z.infer<typeof thing>;
const OPTIONS = [
	{ id: "colis", name: "Colis" },
	{ id: "palette", name: "Palette" },
];

function Edit({ thing: { id, ...start } }: { thing: z.infer<typeof thing> }) {
	const form = useEditForm(saveThing, {
		start,
		params: { id },
		reads: readThing,
		failure: "L'enregistrement a échoué.",
	});
	return (
		<EditForm form={form} legend="Une chose" saved="Enregistré.">
			<TextField {...form.field("name")} label="Nom" />
			<CentsField {...form.field("minimumCents")} label="Minimum" optional />
			<DecimalField {...form.field("share")} label="Taux" />
			<ChoiceField
				{...form.field("vatRate")}
				label="TVA"
				options={[
					{ value: 5.5, label: "5,5 %" },
					{ value: 20, label: "20 %" },
				]}
			/>
			<InstantField {...form.field("startsAt")} label="Début" />
			<ChoicesField {...form.field("optionIds")} legend="Options" choices={OPTIONS} isAllNull />
		</EditForm>
	);
}

const remove = vi.fn(async () => undefined);
function open(routes: Record<string, FakeRoute> = {}) {
	const calls = fakeApi({ "GET /admin/things/t1": { body: stored }, ...routes });
	renderInOffice(
		<DetailPage
			operation={readThing}
			input={{ params: { id: "t1" } }}
			list={{ label: "Choses", href: "/admin/things" }}
			kind="Chose"
			title={({ name }) => name}
			acts={() => (
				<ConfirmAct
					label="Supprimer"
					title="Supprimer ?"
					confirm="Supprimer la chose"
					busyLabel="…"
					act={remove}
					changes={[readThing]}
				>
					Elle disparaît.
				</ConfirmAct>
			)}
			failure="Impossible de charger la chose"
		>
			{(data) => <Edit thing={data} />}
		</DetailPage>,
	);
	return calls;
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
const retype = async (label: RegExp | string, text: string) => {
	await userEvent.clear(screen.getByLabelText(label));
	await userEvent.type(screen.getByLabelText(label), text);
};
/** Presses an act beside the form; the page has read again once its dialog is gone. */
async function act() {
	await userEvent.click(screen.getByRole("button", { name: "Supprimer" }));
	await userEvent.click(await screen.findByRole("button", { name: "Supprimer la chose" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
const bodies = (calls: ReturnType<typeof open>) =>
	calls.filter(({ route }) => route.startsWith("PUT")).map(({ body }) => body);
beforeEach(() => remove.mockClear());

describe("an edit form", () => {
	it("shows stored values in French and sends what was typed as values", async () => {
		const calls = open({
			"PUT /admin/things/t1": ({ body }) => ({ body: { ...stored, ...(body as object), version: 2 } }),
		});
		expect(await screen.findByLabelText(/Minimum/)).toHaveProperty("value", "1234,50");
		expect(screen.getByLabelText("Taux")).toHaveProperty("value", "5,5");
		expect(screen.getByLabelText("TVA")).toHaveProperty("value", "5.5");
		expect(screen.getByLabelText("Début")).toHaveProperty("value", "2026-11-29T00:00");
		await retype(/Minimum/, "12,5");
		await retype("Taux", "7,25");
		await userEvent.selectOptions(screen.getByLabelText("TVA"), "20 %");
		await userEvent.click(screen.getByLabelText("Palette"));
		await save();
		await screen.findByText("Enregistré.");
		const sent = { minimumCents: 1250, share: 7.25, vatRate: 20, optionIds: ["colis"], version: 1 };
		expect(bodies(calls)).toEqual([expect.objectContaining(sent)]);
		await userEvent.clear(screen.getByLabelText(/Minimum/));
		await userEvent.click(screen.getByLabelText("Palette"));
		await save();
		await waitFor(() => expect(bodies(calls)).toHaveLength(2));
		expect(bodies(calls)[1]).toMatchObject({ minimumCents: null, optionIds: null, version: 2 });
	});

	it("refuses in the words of the schema, and keeps what was typed", async () => {
		const calls = open();
		await screen.findByLabelText("Nom");
		await userEvent.clear(screen.getByLabelText("Nom"));
		await retype(/Minimum/, "douze");
		await retype("Taux", "101");
		await userEvent.click(screen.getByLabelText("Colis"));
		await userEvent.click(screen.getByLabelText("Palette"));
		await save();
		for (const message of ["Saisissez un nom.", AMOUNT, "100 au plus.", "Gardez une option."])
			expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getByLabelText(/Minimum/)).toHaveProperty("value", "douze");
		expect(bodies(calls)).toEqual([]);
	});

	it("shows a refusal of the server at its field", async () => {
		open({
			"PUT /admin/things/t1": {
				status: 409,
				body: {
					...{ status: 409, code: "NAME_TAKEN", message: "Ce nom est pris." },
					errors: [{ field: "name", code: "TAKEN", message: "Une autre chose le porte." }],
				},
			},
		});
		await screen.findByLabelText("Nom");
		await save();
		expect(await screen.findByText("Une autre chose le porte.")).toBeDefined();
		expect(screen.getByLabelText("Nom")).toHaveProperty("ariaInvalid", "true");
		expect(screen.getByRole("alert").textContent).toContain("Ce nom est pris.");
	});

	it("says a refusal of one field there alone, and leads to it", async () => {
		open({ "PUT /admin/things/t1": failure(400, "VALIDATION", "Ce taux n'existe pas.", { field: "share" }) });
		await screen.findByLabelText("Nom");
		await save();
		expect(await screen.findByText("Ce taux n'existe pas.")).toBeDefined();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Taux")));
	});

	it("keeps what is typed while it saves, for the next save on the version that this one made", async () => {
		let answer = (): void => undefined;
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		let version = 1;
		const calls = open({
			"PUT /admin/things/t1": async ({ body }) => {
				await held;
				version += 1;
				return { body: { ...stored, ...(body as object), version } };
			},
		});
		await screen.findByLabelText("Nom");
		await retype("Nom", "Praline");
		await save();
		await userEvent.type(screen.getByLabelText("Nom"), " rose");
		answer();
		await waitFor(() => expect(screen.queryByRole("button", { name: "Enregistrement…" })).toBeNull());
		expect(screen.getByLabelText("Nom")).toHaveProperty("value", "Praline rose");
		expect(screen.queryByText("Enregistré.")).toBeNull();
		await save();
		expect(await screen.findByText("Enregistré.")).toBeDefined();
		expect(bodies(calls)).toMatchObject([
			{ name: "Praline", version: 1 },
			{ name: "Praline rose", version: 2 },
		]);
	});

	it("keeps what is typed while an act beside it makes a version, and saves it on that one", async () => {
		let current = stored;
		const calls = open({
			"GET /admin/things/t1": () => ({ body: current }),
			"PUT /admin/things/t1": ({ body }) => ({ body: { ...stored, ...(body as object) } }),
		});
		await screen.findByLabelText("Nom");
		await retype("Nom", "Praline");
		current = { ...stored, version: 2 };
		await act();
		await save();
		await waitFor(() => expect(bodies(calls)).toMatchObject([{ name: "Praline", version: 2 }]));
	});

	it("keeps the input of a save that meets a newer version, until it is replaced", async () => {
		let current = stored;
		const calls = open({
			"GET /admin/things/t1": () => ({ body: current }),
			"PUT /admin/things/t1": failure(409, "THING_CHANGED", "Modifiée entre-temps."),
		});
		await screen.findByLabelText("Nom");
		await retype("Nom", "Mon nougat");
		current = { ...stored, name: "Leur nougat", version: 2 };
		await save();
		await screen.findByText("Modifiée entre-temps.");
		expect(screen.getByLabelText("Nom")).toHaveProperty("value", "Mon nougat");
		// An act beside the form, on their version, does not let this input replace theirs.
		current = { ...current, version: 3 };
		await act();
		await save();
		await waitFor(() => expect(bodies(calls)).toHaveLength(2));
		expect(bodies(calls)).toMatchObject([{ version: 1 }, { version: 1 }]);
		await userEvent.click(screen.getByRole("button", { name: /Remplacer ma saisie/ }));
		await waitFor(() => expect(screen.getByLabelText("Nom")).toHaveProperty("value", "Leur nougat"));
	});
});

const sendBoxes = operation("POST /api/admin/boxes", {
	access: "public",
	headers: ["Idempotency-Key"],
	body: z.object({
		boxes: z.number("Un nombre est attendu."),
		until: z.iso.datetime().nullable(),
		origins: z.array(z.string().startsWith("https://", "Un site est attendu.")),
		note: z.string().nullable(),
	}),
	answer: { 201: z.object({ id: z.string() }) },
});

function Send() {
	const form = useEditForm(sendBoxes, {
		start: { boxes: Number.NaN, until: null, origins: [], note: "" },
		failure: "L'envoi a échoué.",
		clears: true,
		sends: (values) => ({ ...values, note: values.note || null }),
		check: ({ boxes }) => ({ boxes: boxes > 3 && "Trois cartons au plus." }),
		done: "Envoyé.",
	});
	return (
		<EditForm form={form} legend="Un envoi">
			<WholeField {...form.field("boxes")} label="Cartons" />
			<LastDayField {...form.field("until")} label="Dernier jour" />
			<OriginsField {...form.field("origins")} label="Sites" purpose="" />
			<TextAreaField {...form.field("note")} label="Note" />
		</EditForm>
	);
}

describe("a form for one thing after the other", () => {
	it("keeps to the limits of its page, sends less than it shows under one key, and is empty for the next", async () => {
		const answers = [failure(503, "SERVICE_UNAVAILABLE", "Réessayez."), { status: 201, body: { id: "b1" } }];
		const calls = fakeApi({ "POST /admin/boxes": () => answers.shift() ?? { status: 201, body: { id: "b2" } } });
		renderInOffice(<Send />);
		await retype("Cartons", "4");
		await retype(/^Sites/, "https://a.fr b.fr");
		await retype("Dernier jour", "2026-11-29");
		await save();
		expect(await screen.findByText("Trois cartons au plus.")).toBeDefined();
		expect(screen.getByText("Un site est attendu.")).toBeDefined();
		await retype("Cartons", "3");
		await retype(/^Sites/, "https://a.fr https://b.fr");
		await save();
		await screen.findByText("Réessayez.");
		await save();
		expect(await screen.findByText("Envoyé.")).toBeDefined();
		const sent = { boxes: 3, until: "2026-11-29T22:59:00.000Z", origins: ["https://a.fr", "https://b.fr"], note: null };
		expect(calls.map(({ body }) => body)).toEqual([sent, sent]);
		expect(new Set(calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
		for (const label of ["Cartons", "Dernier jour", /^Sites/])
			expect(screen.getByLabelText(label)).toHaveProperty("value", "");
	});
});

const listThings = operation("GET /api/admin/things", {
	access: "public",
	query: z.object({ state: z.string().optional(), page: z.string().optional() }),
	answer: { 200: z.object({ content: z.array(thing), last: z.boolean() }) },
});
const read = listReader({ state: oneOf(["new", "old"], "") });
const STATES = [
	{ value: "new", label: "Neuves" },
	{ value: "old", label: "Anciennes" },
];

function Things() {
	const list = useOperationList(listThings, read);
	return (
		<ListPage
			list={list}
			title="Choses"
			filters={
				<Filters>
					<ListSelect list={list} name="state" label="État" any="Toutes" options={STATES} />
				</Filters>
			}
			columns={[
				{ key: "share", header: "Taux", cell: ({ share }) => share },
				{ key: "name", header: "Nom", card: "title", cell: ({ name }) => name },
				{ key: "rate", header: "TVA", card: "badge", cell: ({ vatRate }) => vatRate },
				{ key: "id", header: "Numéro", card: "none", cell: ({ id }) => id },
			]}
			rowKey={({ id }) => id}
			failure="Impossible de charger les choses"
			empty={
				<NothingFound list={list} title="Aucune chose" all="Voir toutes les choses">
					Rien ne correspond.
				</NothingFound>
			}
		/>
	);
}

describe("a list", () => {
	it("asks for what its filters state, and leads out of them where nothing fits", async () => {
		visit("/admin/things");
		const calls = fakeApi({
			"GET /admin/things": ({ query }) => ({ body: { content: query.get("state") ? [] : [stored], last: true } }),
		});
		renderInOffice(<Things />);
		expect((await screen.findByText("Nougat")).closest("tr")?.textContent).toBe("5.5Nougat5.5t1");
		await userEvent.selectOptions(screen.getByLabelText("État"), "Anciennes");
		await userEvent.click(await screen.findByRole("button", { name: "Voir toutes les choses" }));
		expect(await screen.findByText("Nougat")).toBeDefined();
		expect(calls.slice(0, 2).map(({ query }) => `${query}`)).toEqual(["page=0", "state=old&page=0"]);
	});

	it("on a narrow screen is cards: title and badge, then what else belongs there with its head", async () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
		visit("/admin/things");
		fakeApi({ "GET /admin/things": { body: { content: [stored], last: true } } });
		renderInOffice(<Things />);
		expect((await screen.findByText("Nougat")).closest("li")?.textContent).toBe("Nougat5.5Taux5.5");
		vi.unstubAllGlobals();
	});
});

const listEvents = operation("GET /api/admin/events", {
	access: "public",
	query: z.object({ before: z.string().optional() }),
	answer: { 200: z.object({ content: z.array(z.object({ id: z.number() })), last: z.boolean() }) },
});

it("a list without end goes on after its last row, and tries again where that fails", async () => {
	const next = [failure(404, "NOT_FOUND", "Introuvable."), { body: { content: [{ id: 1 }], last: true } }];
	const first = { body: { content: [{ id: 2 }], last: false } };
	const calls = fakeApi({ "GET /admin/events": ({ query }) => (query.has("before") && next.shift()) || first });
	renderInOffice(
		<ContinuedList
			operation={listEvents}
			query={{}}
			caption="Événements"
			rowKey={({ id }) => `${id}`}
			line={({ id }) => `Événement ${id}`}
			failure="Impossible de charger les événements"
		/>,
	);
	await userEvent.click(await screen.findByRole("button", { name: "Voir la suite" }));
	expect((await screen.findByRole("alert")).textContent).toContain("La suite n'a pas pu être chargée");
	expect(screen.getByText("Événement 2")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
	expect(await screen.findByText("Événement 1")).toBeDefined();
	expect(screen.queryByRole("button", { name: "Voir la suite" })).toBeNull();
	expect(calls.map(({ query }) => `${query}`)).toEqual(["", "before=2", "before=2"]);
});

describe("a search", () => {
	const NOUGATS = ["Nougat", "Nougat tendre"];
	function search(find: (query: string) => Promise<string[]>, isScanned: boolean) {
		const picked = vi.fn();
		renderInOffice(
			<SearchList
				label="Produit"
				hint="Nom ou code."
				queryKey={["products"]}
				search={find}
				keyOf={String}
				show={String}
				onPick={picked}
				minimum={2}
				isScanned={isScanned}
			/>,
		);
		return picked;
	}

	it("takes on Enter the first one, though it is found later", async () => {
		let answer: (found: string[]) => void = () => undefined;
		const find = vi.fn(
			(_: string) =>
				new Promise<string[]>((resolve) => {
					answer = resolve;
				}),
		);
		const picked = search(find, false);
		await userEvent.type(screen.getByLabelText("Produit"), "nougat{Enter}");
		await waitFor(() => expect(find.mock.lastCall?.[0]).toBe("nougat"));
		expect(picked).not.toHaveBeenCalled();
		answer(NOUGATS);
		await waitFor(() => expect(picked.mock.calls).toEqual([["Nougat", "nougat"]]));
		expect(screen.getByLabelText("Produit")).toHaveProperty("value", "");
	});

	it("of codes leaves the choice between several", async () => {
		const picked = search(async () => NOUGATS, true);
		await userEvent.type(screen.getByLabelText("Produit"), "nougat{Enter}");
		await userEvent.click(await screen.findByRole("button", { name: "Nougat tendre" }));
		expect(picked.mock.calls).toEqual([["Nougat tendre", "nougat"]]);
	});
});

describe("a detail page", () => {
	it("says that there is no such thing, and leads to the list", async () => {
		open({ "GET /admin/things/t1": failure(404, "THING_NOT_FOUND", "Cette chose n'existe plus.") });
		expect(await screen.findByRole("heading", { name: "Cette chose n'existe plus." })).toBeDefined();
		expect(screen.getAllByRole("link", { name: "Choses" }).length).toBeGreaterThan(0);
	});

	it("asks before an act, runs it once and shows a failure", async () => {
		remove.mockRejectedValueOnce(new Error("Impossible."));
		open();
		await userEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
		expect((await screen.findByRole("dialog")).textContent).toContain("Elle disparaît.");
		await userEvent.click(screen.getByRole("button", { name: "Supprimer la chose" }));
		expect(await screen.findByText("Impossible.")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Supprimer la chose" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(remove).toHaveBeenCalledTimes(2);
	});
});
