export default function HomePage() {
	return <h1 className="display page py-12 text-4xl">La Confiserie</h1>;
}
