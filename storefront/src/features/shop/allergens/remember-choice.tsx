import { type AvoidedAllergens, withoutText } from "@confiserie/domain/food/allergen-codes";
import { useSearchParams } from "next/navigation";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import type { Remembered } from "./use-remembered";

interface RememberChoiceProps {
	/** What the list leaves out now. */
	filter: AvoidedAllergens | null;
	remembered: Remembered;
}

/** Remembers the filter on request, applies what is remembered, and forgets it. */
export function RememberChoice({ filter, remembered }: RememberChoiceProps) {
	const { choice, isSignedIn, problem, isBusy, remember, forget } = remembered;
	const search = useSearchParams();
	const isKnown = textOf(filter) === textOf(choice);
	const applied = new URLSearchParams(search);
	for (const name of ["page", "without", "allowTraces"]) applied.delete(name);
	for (const code of choice?.without ?? []) applied.append("without", code);
	if (choice?.allowTraces) applied.set("allowTraces", "true");
	return (
		<div className="mt-2 flex flex-col items-start gap-2 text-sm">
			{filter && !isKnown && (
				<p>
					{`Ce choix peut révéler votre santé\u00a0: ${isSignedIn ? "votre compte" : "ce navigateur"} ne le retient qu'avec votre accord, et vous pouvez l'effacer ici.`}
				</p>
			)}
			<p role="status" className="font-semibold empty:hidden">
				{choice && `Retenu\u00a0: ${textOf(choice)}.`}
			</p>
			{choice && !isKnown && (
				<Link href={`/products?${applied}`} className="font-semibold text-framboise underline underline-offset-4">
					Appliquer ce choix
				</Link>
			)}
			{(choice || filter) && (
				<Button
					variant="secondary"
					size="sm"
					busy={isBusy}
					onClick={() => (filter && !isKnown ? remember(filter) : forget())}
				>
					{filter && !isKnown ? "J'accepte, retenir ce choix" : "Effacer le choix retenu"}
				</Button>
			)}
			{choice && filter && !isKnown && (
				<Button variant="ghost" size="sm" onClick={forget}>
					Effacer le choix retenu
				</Button>
			)}
			{problem && (
				<p role="alert" className="font-semibold text-rouge">
					{problem}
				</p>
			)}
		</div>
	);
}

const textOf = (choice: AvoidedAllergens | null): string =>
	choice ? `${withoutText(choice.without)}, traces ${choice.allowTraces ? "acceptées" : "exclues"}` : "";
