import { TriangleAlert } from "lucide-react";
import { type BannerContent, BannerFrame } from "./banner-frame";

/** A warning of a page or a form. By itself, since every first load carries one and none of the other banners. */
export function Warning(content: BannerContent) {
	return (
		<BannerFrame
			{...content}
			role="status"
			colours="border-caramel bg-caramel-clair text-caramel"
			Icon={TriangleAlert}
		/>
	);
}
