import { CircleUserRound } from "lucide-react";
import { iconButtonStyle } from "@/ui/icon-button";
import { Link } from "@/ui/link";

/** Stands where the user menu does not yet, or cannot. */
export function AccountLink() {
	return (
		<Link href="/account" aria-label="Mon compte" className={iconButtonStyle()}>
			<CircleUserRound aria-hidden="true" className="size-5" />
		</Link>
	);
}
