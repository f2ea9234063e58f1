import { RefreshCw } from "lucide-react";
import { ActionLabel } from "@/features/admin/shell";
import type { Changes } from "./changes";
import { Act } from "./confirm-act";

/** The button of a list that reads it again. */
export const RefreshAct = ({ reads }: { reads: Changes }) => (
	<Act
		label={
			<>
				<RefreshCw aria-hidden="true" className="size-4.5" />
				<ActionLabel>Actualiser</ActionLabel>
			</>
		}
		busyLabel="Actualisation…"
		act={async () => undefined}
		changes={reads}
	/>
);
