/** Notes on the root whether the browser is offline, from the first paint on. */
export const OFFLINE_SCRIPT = `((root,note)=>{
note=()=>root.toggleAttribute("data-offline",navigator.onLine===false);
for(const sign of["online","offline","pageshow"])addEventListener(sign,note);
note()
})(document.documentElement);`;
