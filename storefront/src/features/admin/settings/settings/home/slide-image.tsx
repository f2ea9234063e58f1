import { DRAWN_SLIDES, type DrawnSlide } from "@confiserie/domain/content/home-content";
import { withFocalPoint } from "@confiserie/domain/shop/shop-image";
import { useState } from "react";
import { type Bound, useBound } from "@/features/admin/kit";
import { LibraryDialog } from "@/features/admin/products/images";
import { Button } from "@/ui/button";
import { FocalImage, focalText } from "@/ui/focal-image";
import { ImageField } from "@/ui/image-field";
import { Picture } from "@/ui/picture";
import { Problem } from "@/ui/problem";
import { Select } from "@/ui/select";

const OWN = "own";
const DRAWINGS: Record<DrawnSlide, string> = {
	halloween: "Illustration\u00a0: Halloween",
	nouveautes: "Illustration\u00a0: barbes à papa",
	destockage: "Illustration\u00a0: palettes",
	bestsellers: "Illustration\u00a0: meilleures ventes",
	bio: "Illustration\u00a0: bio",
};
const OPTIONS = [
	...DRAWN_SLIDES.map((value) => ({ value, label: DRAWINGS[value] })),
	{ value: OWN, label: "Votre image" },
];

/** An illustration of the shop, or one's own image with the point that stays in view. */
export function SlideImage(bound: Bound<string>) {
	const { value: image, onChange, error } = useBound(bound);
	const [isChoosing, setChoosing] = useState(false);
	const isDrawn = DRAWN_SLIDES.some((name) => name === image);
	return (
		<div className="flex flex-col gap-3">
			<Select
				label="Image"
				options={OPTIONS}
				value={isDrawn ? image : OWN}
				onChange={({ target }) => onChange(target.value === OWN ? "" : target.value)}
			/>
			{isDrawn ? (
				<Problem>{error}</Problem>
			) : (
				<>
					<ImageField
						label="Fichier de l'image"
						hint={
							"1280 × 860 pixels au moins. L'image accompagne le texte et ne le remplace pas\u00a0: n'y mettez pas de mots."
						}
						problem={error ?? undefined}
						onChange={onChange}
					/>
					<div>
						<Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
							Choisir dans la bibliothèque
						</Button>
					</div>
					<LibraryDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onPick={({ url }) => onChange(url)} />
					{image !== "" && (
						<div className="flex flex-col gap-2">
							<p className="text-sm text-prune">
								Appuyez sur ce qui doit toujours se voir, ou déplacez le point avec les flèches du clavier.
							</p>
							<div className="w-60 max-w-full overflow-hidden rounded-card">
								<FocalImage
									url={image}
									name="l'image"
									image={<Picture src={image} alt="" from={192} to={680} sizes="15rem" draggable={false} />}
									isReadOnly={false}
									onFocal={(point) => onChange(withFocalPoint(image, point))}
								/>
							</div>
							<p role="status" className="sr-only">
								{focalText("l'image", image)}
							</p>
						</div>
					)}
				</>
			)}
		</div>
	);
}
