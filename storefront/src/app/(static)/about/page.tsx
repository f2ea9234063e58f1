import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("about");

export default function Page() {
	return <TextPage slug="about" />;
}
