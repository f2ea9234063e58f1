import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type MouseEvent, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { PRESS_PAUSE } from "./press-pause";

/** "Importer" brings a report, whose "Terminer" stands in its place; "Plus" changes the label of another button. */
function Import({ onEnd }: { onEnd: () => void }) {
	const [isDone, setDone] = useState(false);
	const [count, setCount] = useState(1);
	return (
		<Dialog open onClose={onEnd} title="Import">
			<button type="button" onClick={() => setCount(count + 1)}>
				Plus
			</button>
			<button type="button" onClick={() => (isDone ? onEnd() : setDone(true))}>
				{isDone ? "Terminer" : `Importer ${count}`}
			</button>
			<button type="button" onClick={onEnd}>
				Annuler
			</button>
		</Dialog>
	);
}

describe("a dialog ignores a second press", () => {
	beforeEach(() => {
		PRESS_PAUSE.ms = 400;
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	});
	afterEach(() => {
		PRESS_PAUSE.ms = 0;
		vi.useRealTimers();
	});

	async function open() {
		const onEnd = vi.fn();
		render(<Import onEnd={onEnd} />);
		const button = (name: string) => screen.getByRole("button", { name });
		// As a browser counts a pointer's press; a key's has no count.
		const press = async (name: string, detail = 1) => {
			fireEvent.click(button(name), { detail });
			await Promise.resolve();
		};
		const wait = () => vi.advanceTimersByTime(400);
		return { onEnd, button, press, wait };
	}

	it("where the first one opened it, or put something else into its place", async () => {
		const { onEnd, press, wait } = await open();
		await press("Annuler");
		expect(onEnd).not.toHaveBeenCalled();
		wait();
		await press("Importer 1");
		await press("Terminer");
		await press("Terminer", 0);
		await press("Annuler");
		await press("Fermer");
		expect(onEnd).not.toHaveBeenCalled();
		wait();
		await press("Terminer");
		expect(onEnd).toHaveBeenCalledOnce();
	});

	it("but not of the same button, nor of a key on another one", async () => {
		const { onEnd, button, press, wait } = await open();
		wait();
		await press("Plus");
		await press("Plus");
		expect(button("Importer 3")).toBeDefined();
		await press("Annuler", 0);
		expect(onEnd).toHaveBeenCalledOnce();
	});

	it("but not of one after something was typed", async () => {
		const { onEnd, button, press, wait } = await open();
		wait();
		await press("Importer 1");
		fireEvent.input(button("Terminer"));
		await press("Terminer");
		expect(onEnd).toHaveBeenCalledOnce();
	});
});

it("a dialog stays open while a button is busy, whose outcome is said there", async () => {
	const onClose = vi.fn();
	const refund = (isBusy: boolean) => (
		<Dialog open onClose={onClose} title="Rembourser">
			<Button busy={isBusy}>Rembourser</Button>
		</Dialog>
	);
	const { rerender } = render(refund(true));
	await userEvent.click(await screen.findByRole("button", { name: "Fermer" }));
	await userEvent.keyboard("{Escape}");
	expect(onClose).not.toHaveBeenCalled();
	rerender(refund(false));
	await userEvent.keyboard("{Escape}");
	expect(onClose).toHaveBeenCalledOnce();
});

describe("a dialog with typed input", () => {
	const open = () => {
		const onClose = vi.fn();
		render(
			<Dialog open onClose={onClose} title="Réponse">
				<label>
					Message <textarea />
				</label>
			</Dialog>,
		);
		return onClose;
	};
	/** Each test has its own order, since the one before may still be going back. */
	const visitOrder = (address: string) => {
		window.history.replaceState(null, "", "/orders");
		window.history.pushState(null, "", address);
	};
	const question = () => screen.queryByRole("dialog", { name: /Quitter sans enregistrer/ });

	it("asks before Escape or its cross loses it", async () => {
		const onClose = open();
		await userEvent.type(screen.getByLabelText("Message"), "Bonjour");
		await userEvent.keyboard("{Escape}");
		await userEvent.click(await screen.findByRole("button", { name: "Continuer la modification" }));
		await vi.waitFor(() => expect(question()).toBeNull());
		expect(onClose).not.toHaveBeenCalled();
		expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Bonjour");
		await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
		await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
		expect(onClose).toHaveBeenCalledOnce();
	});

	it("closes at once where nothing was typed, or it was taken back", async () => {
		const onClose = open();
		await userEvent.type(screen.getByLabelText("Message"), "a{Backspace}");
		await userEvent.keyboard("{Escape}");
		expect(onClose).toHaveBeenCalledOnce();
	});

	it("asks before a link or Back leaves the page, and leaves once that is confirmed", async () => {
		visitOrder("/orders/1");
		const followed = vi.fn((event: MouseEvent) => event.preventDefault());
		render(
			<Dialog open onClose={() => undefined} title="Réponse">
				<input aria-label="Objet" />
				<a href="/claims" onClick={followed}>
					Réclamation
				</a>
			</Dialog>,
		);
		const link = screen.getByRole("link", { name: "Réclamation" });
		await userEvent.click(link);
		expect(followed).toHaveBeenCalledOnce();
		await userEvent.type(screen.getByLabelText("Objet"), "Bonjour");
		fireEvent.click(link);
		expect(question()).not.toBeNull();
		followed.mockClear();
		await userEvent.click(screen.getByRole("button", { name: "Continuer la modification" }));
		await vi.waitFor(() => expect(question()).toBeNull());
		window.history.back();
		await vi.waitFor(() => expect(question()).not.toBeNull());
		expect(window.location.pathname).toBe("/orders/1");
		await userEvent.click(screen.getByRole("button", { name: "Continuer la modification" }));
		await vi.waitFor(() => expect(question()).toBeNull());
		fireEvent.click(link);
		await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
		expect(followed).toHaveBeenCalledOnce();
	});

	it("asks on Back from the first keystroke", async () => {
		visitOrder("/orders/2");
		open();
		await userEvent.type(screen.getByLabelText("Message"), "B");
		window.history.back();
		await vi.waitFor(() => expect(question()).not.toBeNull());
		expect(window.location.pathname).toBe("/orders/2");
	});

	it("has the browser ask before the page is left", async () => {
		open();
		const leave = () => {
			const event = new Event("beforeunload", { cancelable: true });
			window.dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(leave()).toBe(false);
		await userEvent.type(screen.getByLabelText("Message"), "Bonjour");
		expect(leave()).toBe(true);
	});
});
