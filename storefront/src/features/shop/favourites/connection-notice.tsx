import { Banner } from "@/ui/banner";
import type { FreshFavourites } from "./use-fresh-favourites";

/** Says plainly when prices and stocks are those of an earlier visit. */
export function ConnectionNotice({ fresh: { isOnline, isUnverified } }: { fresh: FreshFavourites }) {
	if (!isOnline) {
		return (
			<Banner tone="warning" title="Vous êtes hors connexion">
				Vos favoris restent là. Les prix et les stocks affichés sont ceux de votre dernière visite.
			</Banner>
		);
	}
	if (!isUnverified) return null;
	return (
		<Banner tone="warning">
			Certains prix et stocks n'ont pas pu être vérifiés : ils le seront au moment de commander.
		</Banner>
	);
}
