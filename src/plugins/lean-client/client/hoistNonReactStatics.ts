// In place of `hoist-non-react-statics`: `withRouter` copies static members of what it wraps, and nothing here has any.
export default function hoistNonReactStatics<T>(target: T): T {
  return target;
}
