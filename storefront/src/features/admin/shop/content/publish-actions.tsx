import { type Bound, InstantField } from "@/features/admin/kit";
import { Button } from "@/ui/button";

interface PublishActionsProps {
	/** The moment of Paris at which it is to be published. */
	moment: Bound<string | null>;
	isSaving: boolean;
	canSchedule: boolean;
	onPublish: (publishes: "now" | "then") => void;
}

/** Saves what is typed as a draft, publishes it, or has it published at a moment. */
export function PublishActions({ moment, isSaving, canSchedule, onPublish }: PublishActionsProps) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-trait pt-4">
			<div className="flex flex-wrap gap-3">
				<Button busy={isSaving} busyLabel="Enregistrement…" onClick={() => onPublish("now")}>
					Publier maintenant
				</Button>
				<Button type="submit" variant="secondary" disabled={isSaving}>
					Enregistrer le brouillon
				</Button>
			</div>
			<div className="flex flex-wrap items-end gap-3">
				<InstantField {...moment} label="Publier le, heure de Paris" />
				<Button variant="secondary" disabled={isSaving || !canSchedule} onClick={() => onPublish("then")}>
					Prévoir
				</Button>
			</div>
		</div>
	);
}
