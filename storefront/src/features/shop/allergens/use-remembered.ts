import type { AvoidedAllergens } from "@confiserie/domain/food/allergen-codes";
import { useEffect, useState } from "react";
import { useSession } from "@/features/account/auth";
import { AVOIDED_KEY, readAvoided } from "@/lib/allergens/remembered";
import { useAttempt } from "@/lib/use-attempt";
import { usePreference } from "@/lib/use-preference";

export interface Remembered {
	choice: AvoidedAllergens | null;
	isSignedIn: boolean;
	/** Why the last request was not followed. */
	problem: string | null;
	isBusy: boolean;
	remember(choice: AvoidedAllergens): void;
	forget(): void;
}

const accountChoice = () => import("./account-choice");

/** What the account remembers on request, else this browser. */
export function useRemembered(): Remembered {
	const isSignedIn = useSession().status === "authenticated";
	const [stored, store] = usePreference(AVOIDED_KEY, "");
	const [ofAccount, setOfAccount] = useState<AvoidedAllergens | null>(null);
	const { act, isBusy, problem, setProblem } = useAttempt();
	useEffect(() => {
		if (!isSignedIn) return;
		let isOver = false;
		const read = async () => {
			const found = await (await accountChoice()).readChoice();
			if (!isOver) setOfAccount(found.without.length > 0 ? found : null);
		};
		// Without an answer the browser's own choice holds.
		read().catch(() => undefined);
		return () => {
			isOver = true;
			setOfAccount(null);
		};
	}, [isSignedIn]);
	return {
		choice: ofAccount ?? readAvoided(stored),
		isSignedIn,
		problem,
		isBusy,
		remember: (choice) =>
			void act(async () => {
				if (isSignedIn) setOfAccount(await (await accountChoice()).storeChoice(choice));
				else if (!store(JSON.stringify(choice)))
					setProblem("Votre navigateur n'enregistre rien\u00a0: ce choix vaut jusqu'à la fermeture de la page.");
			}),
		forget: () =>
			void act(async () => {
				if (isSignedIn) await (await accountChoice()).dropChoice();
				setOfAccount(null);
				if (stored) store("");
			}),
	};
}
