"use client";
import { type ReactNode, useState } from "react";
import { ProductImage } from "@/features/catalogue";
import { classNames } from "@/ui/class-names";

interface GalleryProps {
	name: string;
	images: readonly string[];
	/** The ticket on the picture. */
	children?: ReactNode;
}

/** One picture large, all of them as thumbnails. */
export function Gallery({ name, images, children }: GalleryProps) {
	const [chosen, setChosen] = useState(0);
	const main = images[chosen] ?? images[0] ?? "";
	return (
		<div>
			<div className="relative aspect-square overflow-hidden rounded-media bg-dragee">
				<ProductImage
					key={main}
					src={main}
					alt={images.length > 1 ? `${name}, vue ${chosen + 1} sur ${images.length}` : name}
					sizes="(min-width: 1360px) 600px, (min-width: 1024px) 45vw, calc(100vw - 2rem)"
					loading="eager"
					fetchPriority="high"
				/>
				{children}
			</div>
			{images.length > 1 && (
				<ul aria-label="Autres vues" className="mt-3 flex flex-wrap gap-3">
					{images.map((image, index) => (
						<li key={image}>
							<button
								type="button"
								aria-label={`Vue ${index + 1} sur ${images.length}`}
								aria-pressed={index === chosen}
								onClick={() => setChosen(index)}
								className={classNames(
									"relative block size-18 overflow-hidden rounded-control border-[2.5px] sm:size-22",
									index === chosen ? "border-framboise" : "border-trait hover:border-bordure",
								)}
							>
								<ProductImage src={image} alt="" sizes="96px" />
							</button>
						</li>
					))}
				</ul>
			)}
			<p className="mt-2 text-xs text-prune">Visuel d'illustration</p>
		</div>
	);
}
