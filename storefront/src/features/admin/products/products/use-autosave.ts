import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { listAdminProducts } from "@confiserie/domain/contract/products";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { textOf, useAct } from "@/features/admin/kit";
import { ApiProblem } from "@/lib/api";
import { draftFault, type ProductValues, rowOf } from "./form-values";
import { changedFields, dropInput, storeInput } from "./stored-input";

/** Pause after the last change before a draft is saved, and before a save that found no shop is tried again. */
export const AUTOSAVE_DELAY_MS = 3000;
const RETRY_DELAY_MS = 15_000;

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
	onRefused: (cause: Error) => void;
	/** @param isHere whether the form is still on the screen */
	onSaved: (saved: AdminProduct, isHere: boolean) => void;
}

/**
 * Stores each change on this device, and saves a draft automatically after a pause. What is on sale is never changed
 * automatically. `settle` awaits the running save before an explicit one; `forget` drops the stored input.
 */
export function useAutosave(options: Autosave) {
	/** Why the values cannot be sent. */
	const [fault, setFault] = useState<string | null>(null);
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
	const saving = useAct({
		act: (values: ProductValues) => latest.current.write(rowOf(values)),
		changes: [listAdminProducts],
		onDone: (product, values) => {
			saved.current = draftText(values);
			if (draftText(getValues()) === saved.current) dropInput(instance.id);
			latest.current.onSaved(product, !isGone.current);
		},
	});
	const saveNow = async () => {
		const { isDraft, isPaused, onRefused } = latest.current;
		const values = { ...getValues(), isPublished: false };
		if (!isDraft || isPaused || isOver.current || draftText(values) === saved.current) return;
		const found = draftFault(values);
		setFault(found);
		if (found) return;
		await saving.mutateAsync(values).catch((cause) => {
			onRefused(cause);
			if (isAway(cause) && !isGone.current) schedule(RETRY_DELAY_MS);
		});
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
		state: {
			isSaving: saving.isPending,
			/** When the draft was saved last. */
			savedAt: saving.data?.updatedAt,
			/** Why the latest changes are stored on this device only. */
			storedOnly: fault ?? (saving.error && reasonOf(saving.error)),
		},
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
			setFault(null);
			saving.reset();
		},
		/** The user resolved the conflict in favour of the form. */
		goOn: () => schedule(AUTOSAVE_DELAY_MS),
	};
}

const AWAY = "la boutique ne répond pas, l'enregistrement reprendra tout seul.";
const isAway = (cause: unknown) => !(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500;

function reasonOf(cause: Error): string {
	if (isAway(cause)) return AWAY;
	const message = (cause instanceof ApiProblem && cause.errors[0]?.message) || cause.message;
	return message.charAt(0).toLowerCase() + message.slice(1);
}

/** Serialises what a draft would send; publication is never automatic. */
const draftText = (values: ProductValues) => textOf({ ...values, isPublished: false });
