import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { textOf } from "@/features/admin/kit";
import { ApiProblem } from "@/lib/api";
import { draftFault, type ProductValues, rowOf } from "./form-values";
import { changedFields, dropInput, storeInput } from "./stored-input";

/** Pause after the last change before a draft is saved, and before a save that found no shop is tried again. */
export const AUTOSAVE_DELAY_MS = 3000;
const RETRY_DELAY_MS = 15_000;

/** State of the latest changes: saved as a draft, or stored on this device only, with the reason. */
export type SaveState =
	| { kind: "still" }
	| { kind: "saving" }
	| { kind: "saved"; at: string }
	| { kind: "stored"; why: string };

interface Autosave {
	form: Pick<UseFormReturn<ProductValues>, "getValues" | "watch">;
	/** Form and owner; an empty owner stores nothing. */
	place: { form: string; owner: string };
	/** Names this form in this tab. */
	instance: { id: string };
	/** Whether changes are saved automatically: only for products that are not on sale. */
	isDraft: boolean;
	/** While a conflict waits for the user's decision. */
	isPaused: boolean;
	/** What the form shows where nothing was changed. */
	baseline: () => ProductValues;
	write: (row: ProductValues) => Promise<AdminProduct>;
	/** @param isHere whether the form is still on the screen */
	onSaved: (saved: AdminProduct, isHere: boolean) => void;
}

/**
 * Stores each change on this device, and saves a draft automatically after a pause. What is on sale is never changed
 * automatically. `settle` awaits the running save before an explicit one; `forget` drops the stored input.
 */
export function useAutosave(options: Autosave) {
	const [state, setState] = useState<SaveState>({ kind: "still" });
	const latest = useRef(options);
	latest.current = options;
	const {
		form: { getValues, watch },
		instance,
	} = options;
	/** What the server has, as far as this form knows. */
	const [first] = useState(() => draftText(getValues()));
	const saved = useRef(first);
	const running = useRef<Promise<void>>(Promise.resolve());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isOver = useRef(false);
	const isGone = useRef(false);

	const store = () => {
		const { place, baseline } = latest.current;
		if (place.owner === "" || isOver.current) return;
		const values = changedFields(getValues(), baseline());
		if (Object.keys(values).length === 0) dropInput(instance.id);
		else storeInput({ ...place, at: new Date().toISOString(), instance: instance.id, values });
	};
	const saveNow = async () => {
		const { isDraft, isPaused, write, onSaved } = latest.current;
		const values = { ...getValues(), isPublished: false };
		const text = draftText(values);
		if (!isDraft || isPaused || isOver.current || text === saved.current) return;
		const fault = draftFault(values);
		if (fault) return setState({ kind: "stored", why: fault });
		setState({ kind: "saving" });
		try {
			const product = await write(rowOf(values));
			saved.current = text;
			if (draftText(getValues()) === text) dropInput(instance.id);
			setState({ kind: "saved", at: product.updatedAt });
			onSaved(product, !isGone.current);
		} catch (cause) {
			const isAway = !(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500;
			setState({ kind: "stored", why: isAway ? AWAY : reasonOf(cause) });
			if (isAway && !isGone.current) schedule(RETRY_DELAY_MS);
		}
	};
	const flush = () => {
		clearTimeout(timer.current);
		running.current = running.current.then(saveNow);
		return running.current;
	};
	const schedule = (delay: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(flush, delay);
	};
	const acts = useRef({ store, flush, schedule });
	acts.current = { store, flush, schedule };

	useEffect(() => {
		isGone.current = false;
		const { unsubscribe } = watch(() => {
			acts.current.store();
			acts.current.schedule(AUTOSAVE_DELAY_MS);
		});
		// Put back before anybody listened, after the session was opened again.
		if (draftText(getValues()) !== saved.current) {
			acts.current.store();
			acts.current.schedule(AUTOSAVE_DELAY_MS);
		}
		const retry = () => void acts.current.flush();
		const hide = () => document.visibilityState === "hidden" && retry();
		window.addEventListener("online", retry);
		document.addEventListener("visibilitychange", hide);
		return () => {
			unsubscribe();
			window.removeEventListener("online", retry);
			document.removeEventListener("visibilitychange", hide);
			// Leaving between two saves loses nothing.
			retry();
			isGone.current = true;
		};
	}, [getValues, watch]);

	return {
		state,
		settle: () => {
			clearTimeout(timer.current);
			return running.current;
		},
		forget: () => {
			isOver.current = true;
			dropInput(instance.id);
		},
		/** The form shows what the server has. */
		restart: () => {
			saved.current = draftText(getValues());
			dropInput(instance.id);
			setState({ kind: "still" });
		},
		/** The user resolved the conflict in favour of the form. */
		goOn: () => schedule(AUTOSAVE_DELAY_MS),
	};
}

const AWAY = "la boutique ne répond pas, l'enregistrement reprendra tout seul.";

function reasonOf(problem: ApiProblem): string {
	const message = problem.errors[0]?.message ?? problem.message;
	return message.charAt(0).toLowerCase() + message.slice(1);
}

/** Serialises what a draft would send; publication is never automatic. */
const draftText = (values: ProductValues) => textOf({ ...values, isPublished: false });
